import { fileURLToPath } from 'node:url';

/** The fonts of a browser under test, the same as in the tests in Chromium; the fonts of the machine are not used. */
export const FONTCONFIG_FILE = fileURLToPath(new URL('../../fonts/wide.conf', import.meta.url));
/** The folder that they are in, with a slash at its end. */
export const FONT_FOLDER = fileURLToPath(
  new URL('../../../node_modules/dejavu-fonts-ttf/ttf/', import.meta.url),
);
