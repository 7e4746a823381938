import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly content: Readable;
  /** Called when all of it was sent, and not when the client disconnects before. */
  readonly onSent?: () => Promise<void>;
}

/** A response that is a file too long to be held in memory. */
export class StreamedFile {
  readonly file: FileToSend;

  constructor(file: FileToSend) {
    this.file = file;
  }
}

/** Sends a file as a download under its name, as fast as the client reads it. */
export function sendStreamedFile(reply: FastifyReply, { file }: StreamedFile): FastifyReply {
  const { name, type, bytes, content, onSent } = file;
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-type', type)
    .header('content-length', bytes);
  reply.raw.once('finish', () => {
    onSent?.().catch((error: unknown) => reply.log.error(error));
  });
  return reply.send(content);
}
