/** Width and height of a PNG, in pixels (PNG Specification, 11.2.2). */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const png = Buffer.from(bytes);
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
