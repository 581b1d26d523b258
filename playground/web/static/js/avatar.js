// A face for everybody: initials on a colour that follows from the id.

import {h} from "./dom.js";

const COLOURS = 7;

export const colourOf = (id) => (Math.abs(id) + (id < 0 ? 2 : 0)) % COLOURS;

export function avatar(id, name, size = "") {
  const words = (name || "?").trim().split(/\s+/).slice(0, 2);
  const letters = words.map((word) => [...word][0]).join("");
  const classes = ["avatar", `colour-${colourOf(id)}`, size].filter(Boolean).join(".");
  return h(`span.${classes}`, {"aria-hidden": "true"}, letters.toUpperCase());
}
