import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { test as base } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';
import { addUsers } from '../users/users.ts';

/** A mail server of the test's own, at 127.0.0.1. */
interface MailServer {
  readonly port: number;
  /** The recipients and the source of each mail. */
  readonly received: readonly { readonly to: readonly string[]; readonly raw: string }[];
}

interface Fixtures {
  mailServer: MailServer;
}

/** The program itself with its sender as another process, and a mail server that accepts every mail. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
  site: async ({}, use) => {
    const site = await startSite(addUsers);
    await use(site);
    await site.stop();
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  mailServer: async ({}, use) => {
    const received: { to: string[]; raw: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      // The sender keeps its connection for the next mail.
      closeTimeout: 1,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, { envelope }, callback) {
        void text(stream).then((raw) => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          callback(null);
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    await use({ port: (server.server.address() as AddressInfo).port, received });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
});
