import type { Generated } from 'kysely';

/** `given` waits to be confirmed, `confirmed` is in use, and `former` has yet to be told that it is not any more. */
export type EmailState = 'given' | 'confirmed' | 'former';

/** E-mail addresses for messages about volunteers' accounts. */
export interface AccountEmailsTable {
  id: Generated<number>;
  user_id: number;
  /** Sealed. */
  address: string;
  state: EmailState;
  /** The instant since which it has this state. */
  since: string;
}

/** The links in mails to volunteers. */
export interface AccountLinksTable {
  token_hash: string;
  email_id: number;
  purpose: 'confirm' | 'reset';
  /** Changes with the password: a link is valid only for the password that it was made for. */
  password_mark: string;
  expires_at: string;
}

/** Invitations to be mailed. */
export interface InvitationMailsTable {
  invitation_id: number;
  /** The address and the token, sealed. */
  mail: string;
  asked_at: string;
}
