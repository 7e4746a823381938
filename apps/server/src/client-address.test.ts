import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const part = fc.integer({ min: 0, max: 0xffff });
const parts = fc.array(part, { minLength: 8, maxLength: 8 });
const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });
/** Addresses whose first 96 bits mark IPv4 are written in another form. */
const isMapped = (address: readonly number[]) =>
  address.slice(0, 5).every((each) => each === 0) && [0, 0xffff].includes(address[5] ?? -1);
const sixes = parts.filter((address) => !isMapped(address));

const hex = (address: readonly number[]) => address.map((each) => each.toString(16)).join(':');
const padded = (address: readonly number[]) =>
  address.map((each) => each.toString(16).padStart(4, '0')).join(':');
/** As `URL` writes it: compressed. */
const compressed = (address: readonly number[]) =>
  new URL(`http://[${hex(address)}]/`).hostname.slice(1, -1);
/** The first bits of an address, and zeros. */
const prefixOf = (address: readonly number[], bits: number) =>
  address.map((each, index) => {
    const kept = Math.min(16, Math.max(0, bits - index * 16));
    return each & (0xffff << (16 - kept)) & 0xffff;
  });

const mapped = (octet: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = octet;
  return [0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d];
};

describe('the address of a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
    ['192.0.2.1:50123', '192.0.2.1', '192.0.2.0/24'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
    ['::FFFF:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
    ['::ffff:7f00:1', '127.0.0.1', '127.0.0.0/24'],
    ['[::ffff:7f00:1]:443', '127.0.0.1', '127.0.0.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64', '2001:0db8:0001::/48'],
    ['2001:DB8::6', '2001:0db8:0000:0000::/64', '2001:0db8:0000::/48'],
    ['[2001:db8::6]:50123', '2001:0db8:0000:0000::/64', '2001:0db8:0000::/48'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000::/64', 'fe80:0000:0000::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    ['x'.repeat(10_000), 'unknown', 'unknown'],
  ])('%s is the host %s in the network %s', (written, host, network) => {
    expect(clientAddress(written)).toMatchObject({ host, network });
  });

  it('does not depend on how IPv6 is written', () => {
    fc.assert(
      fc.property(sixes, fc.integer({ min: 1, max: 65_535 }), (address, port) => {
        const spellings = [
          hex(address),
          padded(address),
          padded(address).toUpperCase(),
          compressed(address),
          `[${compressed(address)}]`,
          `[${hex(address)}]:${port}`,
          `${compressed(address)}%eth0`,
        ];
        for (const each of spellings) {
          expect(clientAddress(each)).toEqual(clientAddress(hex(address)));
        }
      }),
    );
  });

  it('does not depend on how IPv4 is written, as IPv6 or not', () => {
    fc.assert(
      fc.property(octets, fc.integer({ min: 1, max: 65_535 }), (address, port) => {
        const dotted = address.join('.');
        const spellings = [
          `${dotted}:${port}`,
          `::ffff:${dotted}`,
          `::FFFF:${dotted}`,
          hex(mapped(address)),
          padded(mapped(address)).toUpperCase(),
          compressed(mapped(address)),
          `[${compressed(mapped(address))}]:${port}`,
        ];
        for (const each of spellings) expect(clientAddress(each)).toEqual(clientAddress(dotted));
      }),
    );
  });

  it('is the same host, site, network and provider for exactly the same first bits', () => {
    const same = (first: readonly number[], second: readonly number[], bits: number) =>
      hex(prefixOf(first, bits)) === hex(prefixOf(second, bits));
    const neighbours = fc
      .tuple(sixes, sixes, fc.integer({ min: 0, max: 128 }))
      .map(([first, other, bits]) => {
        const kept = prefixOf(first, bits);
        const rest = other.map((each, index) => each ^ (prefixOf(other, bits)[index] ?? 0));
        return [first, kept.map((each, index) => each | (rest[index] ?? 0))] as const;
      })
      .filter(([, second]) => !isMapped(second));
    fc.assert(
      fc.property(neighbours, ([first, second]) => {
        const [one, two] = [clientAddress(hex(first)), clientAddress(hex(second))];
        expect(one.host === two.host).toBe(same(first, second, 64));
        expect(one.network === two.network).toBe(same(first, second, 48));
        expect(one.provider === two.provider).toBe(same(first, second, 32));
        const inSite = two.host >= one.site[0] && two.host <= one.site[1];
        expect(inSite).toBe(same(first, second, 56));
      }),
    );
  });

  it('is its own site in IPv4, in the network of its first three numbers', () => {
    const change = fc.record({
      index: fc.integer({ min: 0, max: 3 }),
      by: fc.integer({ min: 1, max: 255 }),
    });
    fc.assert(
      fc.property(octets, change, (first, { index, by }) => {
        const second = first.map((each, at) => (at === index ? (each + by) % 256 : each));
        const [one, two] = [clientAddress(first.join('.')), clientAddress(second.join('.'))];
        expect(one.site).toEqual([one.host, one.host]);
        expect(one.host).not.toBe(two.host);
        expect(one.network === two.network).toBe(index === 3);
        expect(one.provider === two.provider).toBe(index >= 2);
      }),
    );
  });
});
