/** In code points; servers may answer with pages. */
const SAID_MAX = 500;
const ELLIPSIS = '…';
/** Whatever could be an address of somebody, in brackets, quotes or none. */
const ADDRESS = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+/gu;

/** What must not be said. */
interface MaskRules {
  /** Passwords and tokens. */
  readonly secrets: readonly string[];
  /** The site's own addresses, which may be said. */
  readonly ownAddresses: readonly string[];
}

/** A secret in the forms in which a server may repeat it. */
const forms = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/** What another server has said, in one line, without addresses of others and without secrets. */
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
