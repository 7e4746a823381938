import { domainToASCII } from 'node:url';
import { say } from '@bahai-friends/contract';
import { invalidAt } from '../errors/invalid-at.ts';

/** The longest address in a forward path (RFC 5321, 4.5.3.1.3, without its brackets). */
const ADDRESS_MAX = 254;
const LOCAL_MAX = 64;
/**
 * Addresses that HTML accepts as `type=email`, with a dot in the domain.
 * https://html.spec.whatwg.org/#valid-e-mail-address
 */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
/** Letters of every script, and the signs between them: nothing that a URL would decode or cut. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u;

/** The domain in ASCII, as browsers send what was typed into a field for addresses. */
const asciiDomain = (domain: string): string =>
  DOMAIN.test(domain) ? domainToASCII(domain) : domain;

/**
 * An address as mails are sent to it; null for a text that is none.
 *
 * @param typed It may have blanks around it.
 */
export function mailAddress(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1 || at > LOCAL_MAX) return null;
  const address = `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1)).toLowerCase()}`;
  return address.length <= ADDRESS_MAX && ADDRESS.test(address) ? address : null;
}

/**
 * The same for a field `email`.
 *
 * @throws DomainError `invalid` with an issue at it
 */
export function requireMailAddress(typed: string): string {
  const address = mailAddress(typed);
  if (address !== null) return address;
  const said = say('not-a-mail-address', { field: 'email' });
  throw invalidAt('email', said);
}

const MASK = '…';

/** Enough of an address for its owner to know it, and for nobody else to write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const end = address.lastIndexOf('.');
  return `${address.slice(0, 1)}${MASK}@${address.slice(at + 1, at + 2)}${MASK}${address.slice(end)}`;
}
