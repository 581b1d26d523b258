// Times as each reader sees them, in the reader's own zone (core.telegram.org/bots/api#date-time-entity-formatting).

import {h} from "./dom.js";
import {t} from "./words.js";

const DAY = 86400000;

const written = (date, options) => new Intl.DateTimeFormat(t("lang"), options).format(date);

export const clock = (unix) => written(new Date(unix * 1000), {hour: "2-digit", minute: "2-digit", hourCycle: "h23"});

export function day(unix) {
  const date = new Date(unix * 1000);
  const ago = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / DAY);
  if (ago === 0 || ago === 1) return t(ago ? "yesterday" : "today");
  return written(date, {day: "numeric", month: "long"});
}

export function moment(unix, format, children) {
  const date = new Date(unix * 1000);
  const full = written(date, {dateStyle: "full", timeStyle: "medium"});
  return h("time", {datetime: date.toISOString(), title: full}, format ? formatted(date, format) : children);
}

function formatted(date, format) {
  if (format === "r") return relative(date);
  const options = {};
  if (format.includes("w")) options.weekday = "long";
  if (format.includes("d")) Object.assign(options, {day: "2-digit", month: "2-digit", year: "2-digit"});
  if (format.includes("D")) Object.assign(options, {day: "numeric", month: "long", year: "numeric"});
  if (/t/i.test(format)) Object.assign(options, {hour: "2-digit", minute: "2-digit", hourCycle: "h23"});
  if (format.includes("T")) options.second = "2-digit";
  return written(date, options);
}

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, one]) => Math.abs(seconds) >= one) || ["second", 1];
  return new Intl.RelativeTimeFormat(t("lang"), {numeric: "auto"}).format(Math.trunc(seconds / size), unit);
}
