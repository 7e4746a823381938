import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isAllowedHost } from './allowed-address.ts';

const STRICT = { allowLocal: false };
const LOCAL = { allowLocal: true };

describe('the addresses that the site may connect to', () => {
  it.each(['93.184.215.14', '1.1.1.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    'are those of the internet, such as %s',
    (address) => {
      expect(isAllowedAddress('mail.example', address, STRICT)).toBe(true);
      expect(isAllowedHost(address, STRICT)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fc00::1',
    'fe80::1',
  ])('are not local ones unless the operator says so: %s', (address) => {
    expect(isAllowedAddress('mail.example', address, STRICT)).toBe(false);
    expect(isAllowedAddress('mail.example', address, LOCAL)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.215.14',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    'fe80::1%lo',
    'no address',
  ])('are never %s', (address) => {
    expect(isAllowedAddress('mail.example', address, STRICT)).toBe(false);
    expect(isAllowedAddress('mail.example', address, LOCAL)).toBe(false);
  });

  it.each([
    ['localhost', '127.0.0.1', true],
    ['localhost', '::1', true],
    ['localhost', '93.184.215.14', false],
    ['localhost', '10.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['::1', '::1', true],
  ])('%s is this machine at %s: %s', (host, address, isAllowed) => {
    expect(isAllowedAddress(host, address, STRICT)).toBe(isAllowed);
  });

  it.each(['0x7f000001', '2130706433', '127.1', '0177.0.0.1', '10.1', '[::1', 'a b', 'a/b', ''])(
    'are not hidden in the host %j',
    (host) => {
      expect(isAllowedHost(host, STRICT)).toBe(false);
    },
  );

  it.each(['smtp.mail.example', 'localhost', '127.0.0.1', '::1', 'münchen.example'])(
    'may be behind the host %j',
    (host) => {
      expect(isAllowedHost(host, STRICT)).toBe(true);
    },
  );
});
