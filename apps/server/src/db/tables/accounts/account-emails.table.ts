import type { Generated } from 'kysely';

/** One that was given and waits to be confirmed, the one that counts, or one that has yet to be told that it does not. */
export type EmailState = 'given' | 'confirmed' | 'former';

/** Where volunteers get the news of their accounts. */
export interface AccountEmailsTable {
  id: Generated<number>;
  user_id: number;
  /** Sealed. */
  address: string;
  state: EmailState;
  /** Since when it has its state. */
  since: string;
}

/** The links in mails to them. */
export interface AccountLinksTable {
  token_hash: string;
  email_id: number;
  purpose: 'confirm' | 'reset';
  /** Tells whether the password is still the one that it was. */
  password_mark: string;
  expires_at: string;
}

/** Invitations that are to be mailed. */
export interface InvitationMailsTable {
  invitation_id: number;
  /** Sealed: address and token. */
  mail: string;
  asked_at: string;
}
