/** Secrets of what the site sends through. */
export interface SendingSecretsTable {
  /** Whose it is, such as `mail`. */
  name: string;
  /** Sealed. */
  secret: string;
}
