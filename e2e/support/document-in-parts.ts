import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The end of a document, which says that nothing more comes. */
const END = '</body>';

interface DocumentInParts {
  /** The address of the document. */
  readonly url: string;
  /** Sends the end of the document. */
  readonly sendEnd: () => void;
  close(): Promise<void>;
}

/** Passes requests on to a site; its documents arrive without their end until that is sent, as over a slow connection. */
export async function documentInParts(site: string): Promise<DocumentInParts> {
  const { promise: ended, resolve: sendEnd } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const found = await fetch(new URL(request.url ?? '/', site));
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type });
    const body = Buffer.from(await found.arrayBuffer());
    const end = type.startsWith('text/html') ? body.indexOf(END) : -1;
    if (end !== -1) {
      response.write(body.subarray(0, end));
      await ended;
    }
    response.end(end === -1 ? body : body.subarray(end));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendEnd,
    async close() {
      sendEnd();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
