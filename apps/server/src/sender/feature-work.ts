import type { Clock } from '../clock.ts';
import { createCommunityDay } from '../community-day.ts';
import type { Database } from '../db/database.ts';
import { type Environment, linkableUrl } from '../environment.ts';
import { createAccountMails } from '../features/account-mail/mails/account-mails.ts';
import { createPublicGatheringsService } from '../features/gatherings/public-gatherings.service.ts';
import { createHolyDaysService } from '../features/holy-days/holy-days.service.ts';
import { keepSources } from '../features/letters/mails/kept-sources.ts';
import { createLetterDays } from '../features/letters/mails/letter-days.ts';
import { createLetterMails } from '../features/letters/mails/letter-mails.ts';
import { createRefusals } from '../features/letters/mails/refusals.ts';
import { createQuotesService } from '../features/quotes/quotes.service.ts';
import { createShownDaysService } from '../features/quotes/shown-days/shown-days.service.ts';
import { dueInstant } from '../features/sending/due-day.ts';
import { readSending } from '../features/sending/sending.repository.ts';
import { createCurrentSettings } from '../features/settings/current-settings.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Sealing } from '../sealing/key-in-use.ts';
import type { SenderWork } from './sender-work.ts';

interface WorkDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly environment: Pick<Environment, 'PUBLIC_URL' | 'ALLOW_LOCAL_TARGETS' | 'QUOTE_ROTATION'>;
  readonly onError: (error: unknown) => void;
}

/** What waits until the site has an address that links can lead to. */
const NOTHING: SenderWork = { makers: {}, daily: [] };

/** What the features have a sender do, each with what it needs. */
export async function createFeatureWork({
  database,
  clock,
  sealing,
  environment,
  onError,
}: WorkDependencies): Promise<{ readonly work: SenderWork; close(): Promise<void> }> {
  const publicUrl = linkableUrl(environment);
  if (publicUrl === null) return { work: NOTHING, close: async () => undefined };
  const current = await createCurrentSettings(database);
  const communityDay = createCommunityDay(clock, () => current.get().timeZone);
  const communityLanguage = () => current.get().language;
  const quotes = createQuotesService({
    database,
    clock,
    communityDay,
    communityLanguage,
    rotation: environment.QUOTE_ROTATION,
    onError,
  });
  const shownDays = createShownDaysService({
    database,
    communityDay,
    communityLanguage,
    findToday: quotes.findToday,
  });
  const holyDays = createHolyDaysService({
    database,
    clock,
    communityDay,
    staysAhead: () => current.get().holyDaysAhead,
    // Only volunteers change or delete holy days, and they do so in the site.
    withWithdrawals: (_db, change) => change(),
  });
  const gatherings = createPublicGatheringsService({
    database,
    clock,
    settings: { shown: async () => ({ ...(await current.fresh()), today: communityDay.today() }) },
    publicUrl,
  });
  const outbox = createOutbox({ database, clock });
  const sources = keepSources(
    { quotes, shownDays, holyDays, gatherings },
    () => `${current.contentVersion()} ${communityDay.today()}`,
  );
  const site = async () => {
    const { siteName, contact, language, features } = await current.fresh();
    return { siteName, contact, language, isOn: features.letters };
  };
  const refusals = createRefusals({ database, clock, communityDay, outbox });
  const letters = { database, communityDay, outbox, sealing, sources, site, refusals, publicUrl };
  const volunteers = {
    database,
    clock,
    sealing,
    publicUrl,
    async site() {
      const { siteName, contact, language, timeZone } = await current.fresh();
      return { siteName, contact, language, timeZone };
    },
  };
  return {
    work: {
      makers: { mail: { ...createLetterMails(letters), ...createAccountMails(volunteers) } },
      daily: createLetterDays({
        ...letters,
        async dueAt(day) {
          const [{ sendAt }, { timeZone }] = await Promise.all([
            readSending(database.reads),
            current.fresh(),
          ]);
          return dueInstant(day, timeZone, sendAt);
        },
        weeklyOn: async () => (await readSending(database.reads)).weeklyOn,
      }),
      everyMinute: refusals.judge,
    },
    close: quotes.close,
  };
}
