import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which addresses the site may connect to. */
export interface TargetRules {
  /** The operator lets it connect to loopback and private addresses, too (`ALLOW_LOCAL_TARGETS`). */
  readonly allowLocal: boolean;
  /** Refuses this machine itself unless the operator allows it; only mail may go through it without that. */
  readonly refusesOwnMachine?: boolean;
}

/** Names of this machine, which a mail server may run on. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '::1'];

/** Whether a host is this machine, by one of the names that mail may use for it. */
export const isOwnMachine = (host: string): boolean => OWN_MACHINE.includes(host);

/** Address ranges in which only this machine or its network answers, or nobody. */
const LOCAL_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Whether the site may connect to an IP address for a host that stands in its settings. */
export function isAllowedAddress(
  host: string,
  address: string,
  { allowLocal, refusesOwnMachine = false }: TargetRules,
): boolean {
  // An address with a zone, such as `fe80::1%eth0`, belongs to a network of this machine.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const range = ipaddr.parse(address).range();
  if (isOwnMachine(host)) return range === 'loopback' && (allowLocal || !refusesOwnMachine);
  // An IPv4 address written as IPv6 is in none of these ranges, and so it is refused whatever it stands for.
  return range === 'unicast' || (allowLocal && LOCAL_RANGES.includes(range));
}

/** How `URL` writes a host: other ways to write a number (`0x7f.1`, `2130706433`) are that number. */
function plainHost(host: string): string | null {
  // It has more than a host.
  if (/[\s/\\?#@]/.test(host)) return null;
  const bracketed = isIP(host) === 6 ? `[${host}]` : host;
  if (!URL.canParse(`http://${bracketed}/`)) return null;
  return new URL(`http://${bracketed}/`).hostname.replace(/^\[|\]$/g, '');
}

/** Whether a host may stand in the settings: a number is checked at once, a name when it is resolved. */
export function isAllowedHost(host: string, rules: TargetRules): boolean {
  const plain = plainHost(host);
  if (plain === null) return false;
  if (isIP(plain) !== 0) return isAllowedAddress(host, plain, rules);
  return !isOwnMachine(plain) || rules.allowLocal || !rules.refusesOwnMachine;
}
