/** In code points; servers may answer with pages. */
const SAID_MAX = 500;
const ELLIPSIS = '…';
/** Anything that may be an e-mail address, in brackets, quotes or neither. */
const ADDRESS = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+/gu;

/** What {@link maskedText} hides, and what it leaves. */
interface MaskRules {
  /** Passwords and tokens. */
  readonly secrets: readonly string[];
  /** The site's own addresses, which are left. */
  readonly ownAddresses: readonly string[];
}

/** A secret in the forms in which a server may repeat it. */
const forms = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/** The answer of another server in one line, without secrets and without other people's addresses. */
export function maskedText(text: string, { secrets, ownAddresses }: MaskRules): string {
  const own = ownAddresses.map((address) => address.toLowerCase());
  const longestFirst = secrets
    .filter((secret) => secret !== '')
    .flatMap(forms)
    .sort((a, b) => b.length - a.length);
  const withoutSecrets = longestFirst.reduce(
    (masked, secret) => masked.replaceAll(secret, ELLIPSIS),
    text,
  );
  const line = withoutSecrets
    .replace(ADDRESS, (address) =>
      own.includes(address.toLowerCase().replace(/\.+$/, '')) ? address : ELLIPSIS,
    )
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= SAID_MAX
    ? line
    : `${characters.slice(0, SAID_MAX - 1).join('')}${ELLIPSIS}`;
}
