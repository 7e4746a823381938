import { createHash } from 'node:crypto';

/** The id of something that this installation publishes: the same for the same name, for ever. */
export type FeedIds = (name: string) => string;

const UUID_BYTES = 16;
const VERSION_5 = 0x50;
const VARIANT_OF_RFC_9562 = 0x80;

/**
 * Ids as UUIDs of version 5 (RFC 9562, 5.5): they neither change with the site's address or language nor
 * tell either.
 *
 * @param installation A UUID, the namespace.
 */
export function createFeedIds(installation: string): FeedIds {
  const namespace = Buffer.from(installation.replaceAll('-', ''), 'hex');
  return (name) => {
    const bytes = createHash('sha1')
      .update(namespace)
      .update(name)
      .digest()
      .subarray(0, UUID_BYTES);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_5, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT_OF_RFC_9562, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
}
