/** The secrets for sending. */
export interface SendingSecretsTable {
  /** The part of the settings that it belongs to, such as `mail`. */
  name: string;
  /** Sealed. */
  secret: string;
}
