/** The sizes in which pictures are made: for links and posts, for feeds of pictures, and for a whole phone. */
export const PICTURE_SIZES = ['landscape', 'portrait', 'story'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** In pixels. */
export const PICTURE_PIXELS: Readonly<
  Record<PictureSize, { readonly width: number; readonly height: number }>
> = {
  landscape: { width: 1200, height: 630 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
};
