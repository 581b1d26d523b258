"""The tests mirror the packages; vectors and their notation lie beside them."""
