import ipaddr from 'ipaddr.js';

/** The groups that a client's address belongs to, for limits. All spellings of an address give the same. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 of an IPv6 address: one machine has all of it. */
  readonly host: string;
  /**
   * The first and last host of the site, which compare as text: of an IPv6 address those of its /56, which one
   * household or office is given (RIPE-690, section 4.2); of an IPv4 address itself.
   */
  readonly site: readonly [first: string, last: string];
  /** The IPv4 /24 or IPv6 /48: the smallest networks that are routed by themselves. */
  readonly network: string;
  /** The IPv4 /16 or IPv6 /32, which a provider is typically given: many networks of one owner. */
  readonly provider: string;
}

/** Texts without an address count as one client. */
const UNKNOWN: ClientAddress = {
  host: 'unknown',
  site: ['unknown', 'unknown'],
  network: 'unknown',
  provider: 'unknown',
};

/** Some proxies write a port behind an address, another one for each connection. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

function parse(written: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, six, four] = WITH_PORT.exec(written) ?? [];
  try {
    // An IPv4 address that is mapped into IPv6 (::ffff:0:0/96) comes out as IPv4.
    return ipaddr.process(six ?? four ?? written);
  } catch {
    return null;
  }
}

/** @param written As the socket or a proxy's header has it: with or without a port or zone. */
export function clientAddress(written: string): ClientAddress {
  const address = parse(written);
  if (address === null) return UNKNOWN;
  if ('octets' in address) {
    const host = address.octets.join('.');
    const [a, b, c] = address.octets;
    return {
      host,
      site: [host, host],
      network: `${a}.${b}.${c}.0/24`,
      provider: `${a}.${b}.0.0/16`,
    };
  }
  const digits = address.parts.map((part) => part.toString(16).padStart(4, '0'));
  const front = digits.slice(0, 3).join(':');
  const [subnet = ''] = digits.slice(3);
  const hostOf = (fourth: string) => `${front}:${fourth}::/64`;
  return {
    host: hostOf(subnet),
    site: [hostOf(`${subnet.slice(0, 2)}00`), hostOf(`${subnet.slice(0, 2)}ff`)],
    network: `${front}::/48`,
    provider: `${digits.slice(0, 2).join(':')}::/32`,
  };
}
