import { SAID_BY_SITE } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';

/** What depends on what was tried. */
interface OwnWords {
  readonly noAccount: string;
  readonly notAnswered: string;
}

/** What the site itself has said of a test, in the language of the page; null where it was the other side. */
export function saidBySite(said: string, { noAccount, notAnswered }: OwnWords): string | null {
  if (said === SAID_BY_SITE.notRunning) return texts.senderNotRunning;
  if (said === SAID_BY_SITE.keyMissing) return texts.keyMissing;
  if (said === SAID_BY_SITE.keyUnfit) return texts.keyUnfit;
  if (said === SAID_BY_SITE.noAccount) return noAccount;
  return said === SAID_BY_SITE.notAnswered ? notAnswered : null;
}
