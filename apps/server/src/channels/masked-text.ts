/** In code points; servers may answer with pages. */
const SAID_MAX = 500;
const ELLIPSIS = '…';
/** In brackets, quotes or neither; it may be an e-mail address where an @ is within. */
const WORD = /[^\s<>()[\]"',;:=]+/gu;

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

/** Whether a word is an address, perhaps with the end of a sentence. */
const isAddress = (word: string, address: string): boolean =>
  word.startsWith(address) && /^\.*$/.test(word.slice(address.length));

/**
 * Text without e-mail addresses other than the site's own. Another server decides what is searched, and a pattern with
 * the @ in it would take quadratic time for a long word.
 */
function withoutAddresses(text: string, ownAddresses: readonly string[]): string {
  const own = ownAddresses.map((address) => address.toLowerCase());
  return text.replace(WORD, (word) => {
    if (!word.slice(1, -1).includes('@')) return word;
    const lowercase = word.toLowerCase();
    return own.some((address) => isAddress(lowercase, address)) ? word : ELLIPSIS;
  });
}

/** The answer of another server in one line, without secrets and without other people's addresses. */
export function maskedText(text: string, { secrets, ownAddresses }: MaskRules): string {
  const longestFirst = secrets
    .filter((secret) => secret !== '')
    .flatMap(forms)
    .sort((a, b) => b.length - a.length);
  const withoutSecrets = longestFirst.reduce(
    (masked, secret) => masked.replaceAll(secret, ELLIPSIS),
    text,
  );
  const line = withoutAddresses(withoutSecrets, ownAddresses)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= SAID_MAX
    ? line
    : `${characters.slice(0, SAID_MAX - 1).join('')}${ELLIPSIS}`;
}
