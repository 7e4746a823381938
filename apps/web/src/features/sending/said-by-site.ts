import { SAID_BY_SITE } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';

/** Texts that depend on the channel. */
interface OwnWords {
  readonly noAccount: string;
  readonly notAnswered: string;
}

/** The site's own result of a test, in the language of the page; null when it came from the other side. */
export function saidBySite(said: string, { noAccount, notAnswered }: OwnWords): string | null {
  if (said === SAID_BY_SITE.notRunning) return texts.senderNotRunning;
  if (said === SAID_BY_SITE.keyMissing) return texts.keyMissing;
  if (said === SAID_BY_SITE.keyUnfit) return texts.keyUnfit;
  if (said === SAID_BY_SITE.noAccount) return noAccount;
  return said === SAID_BY_SITE.notAnswered ? notAnswered : null;
}
