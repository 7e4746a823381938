// A mail server that accepts every mail and stores none, as a process of its own; it reports its port, and on request
// the number of mails.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, callback) {
    stream.resume().on('end', () => {
      received += 1;
      callback(null);
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
process.on('message', () => process.send?.({ received }));
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (server.server.address() as AddressInfo).port });
