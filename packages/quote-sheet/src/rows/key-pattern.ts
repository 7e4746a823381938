/**
 * How the key of a stored quote looks: id, version and 22 digits of base64url. The letter before them keeps
 * programs from reading a number or date. Whether it is true only its site knows.
 */
export const KEY_PATTERN = /^q([1-9]\d{0,9})-([1-9]\d{0,9})-([\w-]{22})$/;

/** In UTF-16 code units: no key is longer. */
export const KEY_LENGTH_MAX = 45;
