import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PictureContent } from './picture-content.ts';
import { pictureSvg } from './picture-svg.ts';

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Draws a picture, the same on every machine, since texts are drawn as outlines. @returns PNG */
export function drawPicture(content: PictureContent): Uint8Array {
  const image = new Resvg(pictureSvg(content));
  try {
    const rendered = image.render();
    const png = rendered.asPng();
    rendered.free();
    return png;
  } finally {
    image.free();
  }
}
