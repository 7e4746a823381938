interface ImageSize {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** ITU-T T.81, B.1: markers follow each other, and a frame's header (not DHT, JPG, DAC) says its size. */
function jpegSize(bytes: Buffer): ImageSize | null {
  for (
    let at = 2;
    at + 9 < bytes.length && bytes[at] === 0xff;
    at += 2 + bytes.readUInt16BE(at + 2)
  ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return {
        type: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
    }
  }
  return null;
}

/** The type and size in a picture's own bytes; null when it is of another kind. */
export function imageSize(bytes: Buffer): ImageSize | null {
  if (bytes.subarray(0, 8).equals(PNG) && bytes.length >= 33) {
    // PNG, 11.2.1: the first chunk, IHDR, has the size.
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  return bytes.subarray(0, 3).equals(JPEG) ? jpegSize(bytes) : null;
}
