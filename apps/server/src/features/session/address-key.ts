/** Some proxies write a port behind an address, another one for each connection. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Whom an address stands for. IPv6 networks hand out whole /64 ranges: one guesser has them all. */
export function addressKey(written: string): string {
  const [, six, four] = WITH_PORT.exec(written) ?? [];
  const address = six ?? four ?? written;
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
