import { PICTURE_PIXELS, type PictureSize } from '@bahai-friends/contract/picture-sizes';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** A line below the quote, with the gap above it. */
interface LineBelow {
  readonly size: number;
  readonly gap: number;
  readonly room: Room;
}

/** The places and sizes of everything in a picture, in pixels. */
export interface PictureLayout extends Room {
  readonly quote: {
    /** The vertical middle of the quote and of the lines below it. */
    readonly middle: number;
    readonly room: Room;
    /** From the largest to the smallest that can be read where the picture is shown small. */
    readonly sizes: readonly number[];
    /** A text with more lines than this begins at one edge; a shorter one is centred. */
    readonly centeredLinesMax: number;
  };
  readonly source: LineBelow;
  /** Whose translation it is: below the source; the quote then has so much less room. */
  readonly credit: LineBelow;
  /** Where the rest of the quote is: below the other lines, likewise. */
  readonly more: LineBelow;
  /** The band with the community's name and the day. */
  readonly band: {
    readonly top: number;
    readonly middle: number;
    readonly margin: number;
    readonly room: Room;
    readonly nameSizes: readonly number[];
    readonly daySizes: readonly number[];
    readonly badiDaySizes: readonly number[];
  };
  /** The star on the band, and the one in place of a quote. */
  readonly smallStar: { readonly y: number; readonly radius: number };
  readonly largeStarRadius: number;
  /** The month's ornament, which reaches beyond the picture. */
  readonly ornamentRadius: number;
}

const UPRIGHT = {
  source: { size: 38, gap: 40, room: { width: 920, height: 44 } },
  credit: { size: 30, gap: 18, room: { width: 920, height: 35 } },
  more: { size: 32, gap: 30, room: { width: 940, height: 80 } },
  largeStarRadius: 260,
  ornamentRadius: 620,
};
const UPRIGHT_SIZES = [112, 104, 96, 88, 80, 74, 68, 62, 57, 52, 47, 43, 40];
const UPRIGHT_BAND = {
  margin: 56,
  room: { width: 390, height: 100 },
  nameSizes: [44, 40, 36, 32],
  daySizes: [40, 36, 32],
  badiDaySizes: [32, 28],
};

export const LAYOUTS: Readonly<Record<PictureSize, PictureLayout>> = {
  landscape: {
    ...PICTURE_PIXELS.landscape,
    quote: {
      middle: 250,
      room: { width: 1048, height: 364 },
      sizes: [84, 76, 68, 62, 56, 51, 47, 43, 39, 36, 33],
      centeredLinesMax: 5,
    },
    source: { size: 31, gap: 30, room: { width: 900, height: 36 } },
    credit: { size: 24, gap: 14, room: { width: 900, height: 28 } },
    more: { size: 26, gap: 16, room: { width: 1048, height: 60 } },
    band: {
      top: 518,
      middle: 574,
      margin: 56,
      room: { width: 420, height: 68 },
      nameSizes: [38, 34, 30, 27],
      daySizes: [33],
      badiDaySizes: [26],
    },
    smallStar: { y: 542, radius: 64 },
    largeStarRadius: 190,
    ornamentRadius: 470,
  },
  portrait: {
    ...PICTURE_PIXELS.portrait,
    quote: {
      middle: 585,
      room: { width: 940, height: 930 },
      sizes: UPRIGHT_SIZES,
      centeredLinesMax: 8,
    },
    ...UPRIGHT,
    band: { ...UPRIGHT_BAND, top: 1178, middle: 1268 },
    smallStar: { y: 1206, radius: 76 },
  },
  // The app that shows it covers some 250 pixels at the top and 340 at the bottom with its own buttons.
  story: {
    ...PICTURE_PIXELS.story,
    quote: {
      middle: 820,
      room: { width: 940, height: 1010 },
      sizes: UPRIGHT_SIZES,
      centeredLinesMax: 8,
    },
    ...UPRIGHT,
    band: { ...UPRIGHT_BAND, top: 1440, middle: 1526 },
    smallStar: { y: 1468, radius: 80 },
  },
};

/** Colours of the site's light palette. */
export const COLORS = {
  page: '#fffaf0',
  brand: '#ffcc00',
  ink: '#1f2937',
  muted: '#57534e',
};
