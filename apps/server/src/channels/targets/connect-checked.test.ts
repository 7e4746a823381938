import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectChecked, RefusedTarget } from './connect-checked.ts';
import { timeLimit } from './time-limit.ts';

async function listening(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const target = () => ({ host: 'mail.example', limit: timeLimit(5000), allowLocal: false });

describe('a connection', () => {
  it('is made to the address that was checked', async () => {
    const port = await listening();
    const resolve = async () => ['127.0.0.1'];
    const socket = await connectChecked({ ...target(), port, allowLocal: true, resolve });
    expect([socket.remoteAddress, socket.remotePort]).toEqual(['127.0.0.1', port]);
    socket.destroy();
  });

  it('is not made to this machine by another name, whatever the name resolves to later', async () => {
    const port = await listening();
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return ['127.0.0.1', '10.0.0.1', '::ffff:127.0.0.1'];
    };
    const connecting = connectChecked({ ...target(), port, resolve });
    await expect(connecting).rejects.toThrow(RefusedTarget);
    expect(asked).toBe(1);
  });

  it('is made to this machine by its own name', async () => {
    const port = await listening();
    for (const host of ['127.0.0.1', 'localhost']) {
      const socket = await connectChecked({ ...target(), host, port });
      expect(socket.remotePort).toBe(port);
      socket.destroy();
    }
  });

  it('goes on to the next address when one does not answer', async () => {
    const port = await listening();
    const resolve = async () => ['127.0.0.2', '127.0.0.1'];
    const socket = await connectChecked({ ...target(), port, allowLocal: true, resolve });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('is made when the time is not a multiple of the number of addresses', async () => {
    const port = await listening();
    const resolve = async () => Array.from({ length: 7 }, () => '127.0.0.1');
    const socket = await connectChecked({ ...target(), port, allowLocal: true, resolve });
    expect(socket.remotePort).toBe(port);
    socket.destroy();
  });

  it('says why none came about', async () => {
    const connecting = connectChecked({ ...target(), host: 'localhost', port: 1 });
    await expect(connecting).rejects.toThrow(/ECONNREFUSED/);
  });
});
