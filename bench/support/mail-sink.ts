// A mail server that takes everything and keeps nothing, as a process of its own; says where it listens, and how many mails
// it has when it is asked.
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
