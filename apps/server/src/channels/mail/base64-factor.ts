/** How much longer base64 makes a text of a mail: a line of 78 bytes, its end included, stands for 57. */
export const BASE64_FACTOR = 78 / 57;
