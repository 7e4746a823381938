import {
  EMAIL_PATH,
  INVITATION_PATH,
  type Language,
  LOGIN_PATH,
  RESET_PATH,
} from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import type { MailContent } from '../../../mails/mail-content.ts';
import { mailMessage } from '../../../mails/mail-message.ts';
import type { OutboxRow } from '../../../outbox/outbox.repository.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { ACCOUNT_EMAIL, INVITATION_MAIL } from '../../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../../sealing/sealing-key.ts';
import type { MadeMail, MakeMail } from '../../../sender/sender-work.ts';
import { usernameKey } from '../../users/username-key.ts';
import { findEmailById, listConfirmed } from '../account-emails.repository.ts';
import { createLink } from '../account-links.ts';
import {
  ACCOUNT_MAIL_KINDS,
  ASKED_NAME,
  readConfirmSubject,
  readInvitationSubject,
  readNewsSubject,
  readResetSubject,
} from '../account-mail-rows.ts';
import { NEWS_SECONDS, RESET_ASKED_SECONDS } from '../account-mail-times.ts';
import { deleteInvitationMail, findInvitationMail } from '../invitation-mails.repository.ts';
import { readInvitation } from '../invitation-mails.ts';
import { type AccountMailSite, composeLinkMail, composeNews } from './account-contents.ts';

interface MailsDependencies {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'find'>;
  readonly site: () => Promise<AccountMailSite>;
  /** The site's own address. */
  readonly publicUrl: string;
}

type Owned = NonNullable<Awaited<ReturnType<typeof findEmailById>>>;

/** The language in which a volunteer gets mails. */
const languageOf = ({ language }: Owned, site: AccountMailSite): Language =>
  isLanguage(language) ? language : site.language;

/** The address of a login page in the language of the recipient. */
const loginUrl = (publicUrl: string, path: string, language: Language, site: AccountMailSite) =>
  language === site.language
    ? `${publicUrl}${path}`
    : `${publicUrl}${path.replace(LOGIN_PATH, `${LOGIN_PATH}?lang=${language}`)}`;

/** Makes the mails to volunteers, with the values of the moment at which they are sent. */
export function createAccountMails({
  database,
  clock,
  sealing,
  site: readSite,
  publicUrl,
}: MailsDependencies): Readonly<Record<string, MakeMail>> {
  async function readKey(): Promise<SealingKey> {
    const key = await sealing.find();
    if (key === null) throw new Error('The key that opens addresses is not there');
    return key;
  }

  const isOlder = (at: string, seconds: number): boolean => at <= clock.after(-seconds);

  /**
   * Whether an account has its address only since a link was asked for: the link is not for that one. An address of the
   * future was confirmed before the clock was set back, and nobody can tell.
   */
  const isNewer = (since: string, at: string): boolean =>
    since > at && since <= clock.after(CLOCKS_DIFFER_SECONDS);

  const messageTo = (to: string, row: OutboxRow, key: SealingKey, content: MailContent) =>
    mailMessage(content, { to, rowKey: row.key, key, publicUrl });

  /** A mail with a link, which is valid from now on. */
  async function linkMail(
    row: OutboxRow,
    kind: 'confirm' | 'reset',
    owned: Owned,
    key: SealingKey,
  ): Promise<MadeMail> {
    const to = key.open(ACCOUNT_EMAIL, owned.address);
    const site = await readSite();
    const token = await createLink(database.writes, kind, owned, clock);
    const path = kind === 'confirm' ? EMAIL_PATH : RESET_PATH;
    const language = languageOf(owned, site);
    const url = loginUrl(publicUrl, `${path}${token}`, language, site);
    const order = { language, username: owned.username, url };
    return { message: messageTo(to, row, key, await composeLinkMail(kind, order, site)) };
  }

  const confirm: MakeMail = async (row) => {
    const { email } = readConfirmSubject(row.subject);
    const owned = await findEmailById(database.reads, email);
    if (owned?.state !== 'given') return null;
    return linkMail(row, 'confirm', owned, await readKey());
  };

  const reset: MakeMail = async (row) => {
    const { account, at } = readResetSubject(row.subject);
    if (isOlder(at, RESET_ASKED_SECONDS)) return null;
    const key = await readKey();
    const confirmed = await listConfirmed(database.reads);
    const asked = confirmed.find(({ username }) =>
      key.blindIndexes(ASKED_NAME, usernameKey(username)).includes(account),
    );
    if (asked === undefined || isNewer(asked.since, at)) return null;
    const owned = await findEmailById(database.reads, asked.id);
    return owned?.state === 'confirmed' ? linkMail(row, 'reset', owned, key) : null;
  };

  const news: MakeMail = async (row) => {
    const subject = readNewsSubject(row.subject);
    if (isOlder(subject.at, NEWS_SECONDS)) return null;
    const owned = await findEmailById(database.reads, subject.email);
    if (owned === undefined || owned.state === 'given') return null;
    const key = await readKey();
    const to = key.open(ACCOUNT_EMAIL, owned.address);
    const site = await readSite();
    const { username } = owned;
    const language = languageOf(owned, site);
    const url = loginUrl(publicUrl, LOGIN_PATH, language, site);
    const content = await composeNews({ ...subject, language, username, url }, site);
    return { message: messageTo(to, row, key, content) };
  };

  const invitation: MakeMail = async (row) => {
    const { invitation: id } = readInvitationSubject(row.subject);
    const found = await findInvitationMail(database.reads, id, clock.now());
    if (found === undefined) return null;
    const key = await readKey();
    const { to, token } = readInvitation(key.open(INVITATION_MAIL, found.mail));
    const site = await readSite();
    const url = `${publicUrl}${INVITATION_PATH}${token}`;
    const order = { language: site.language, username: found.username, url };
    const content = await composeLinkMail('invitation', order, site);
    return {
      message: messageTo(to, row, key, content),
      // The address of an invited person is not kept.
      async settle({ outcome }) {
        if (outcome === 'sent') await deleteInvitationMail(database.writes, id);
      },
    };
  };

  return {
    [ACCOUNT_MAIL_KINDS.confirm]: confirm,
    [ACCOUNT_MAIL_KINDS.reset]: reset,
    [ACCOUNT_MAIL_KINDS.news]: news,
    [ACCOUNT_MAIL_KINDS.invitation]: invitation,
  };
}
