export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
export const MIDDLE = PICTURE_WIDTH / 2;

/** Colours of the site's light palette. */
export const COLORS = {
  page: '#fffaf0',
  brand: '#ffcc00',
  ink: '#1f2937',
  muted: '#57534e',
};
