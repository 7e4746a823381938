import type { Clock } from '../clock.ts';
import { createCommunityDay } from '../community-day.ts';
import type { Database } from '../db/database.ts';
import { type Environment, linkableUrl } from '../environment.ts';
import { createAccountMails } from '../features/account-mail/mails/account-mails.ts';
import { deleteToldAddresses } from '../features/account-mail/mails/told-addresses.ts';
import { createGatheringMessages } from '../features/gatherings/events/gathering-messages.ts';
import { createPublicGatheringsService } from '../features/gatherings/public-gatherings.service.ts';
import { createHolyDaysService } from '../features/holy-days/holy-days.service.ts';
import { keepSources } from '../features/letters/mails/kept-sources.ts';
import { createLetterDays } from '../features/letters/mails/letter-days.ts';
import { createLetterMails } from '../features/letters/mails/letter-mails.ts';
import { createRefusals } from '../features/letters/mails/refusals.ts';
import {
  createPushDays,
  createPushMessages,
} from '../features/notifications/messages/push-messages.ts';
import { createPostDays } from '../features/posts/post-days.ts';
import { createPostMakers } from '../features/posts/post-makers.ts';
import { createQuotesService } from '../features/quotes/quotes.service.ts';
import { createShownDaysService } from '../features/quotes/shown-days/shown-days.service.ts';
import { dueInstant } from '../features/sending/due-day.ts';
import { readSending } from '../features/sending/sending.repository.ts';
import { createCurrentSettings } from '../features/settings/current-settings.ts';
import { createPictureProcesses } from '../features/share-pictures/picture-processes.ts';
import { createSharePicturesService } from '../features/share-pictures/share-pictures.service.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Sealing } from '../sealing/key-in-use.ts';
import type { SenderWork } from './sender-work.ts';

interface WorkDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly environment: Pick<
    Environment,
    'PUBLIC_URL' | 'ALLOW_LOCAL_TARGETS' | 'QUOTE_ROTATION' | 'PUSH_HOSTS' | 'OFFLINE_PAGES'
  >;
  readonly onError: (error: unknown) => void;
}

/** The work that features have for a sender, each with its dependencies. */
export async function createFeatureWork({
  database,
  clock,
  sealing,
  environment,
  onError,
}: WorkDependencies): Promise<{ readonly work: SenderWork; close(): Promise<void> }> {
  const publicUrl = linkableUrl(environment);
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
    // Only volunteers change or delete holy days, and they do so on the site.
    withChangesTold: (_db, change) => change(),
  });
  const gatherings = createPublicGatheringsService({
    database,
    clock,
    settings: { shown: async () => ({ ...(await current.fresh()), today: communityDay.today() }) },
    publicUrl,
  });
  const outbox = createOutbox({ database, clock });
  const pictures = createPictureProcesses();
  const postMakers = createPostMakers({
    clock,
    communityDay,
    quotes,
    pictures: createSharePicturesService({
      settings: { shown: () => current.fresh() },
      shownDays,
      quotes,
      gatherings,
      publicUrl,
      draw: pictures.draw,
      takeTurn: pictures.takeTurn,
    }),
    communityLanguage: async () => (await current.fresh()).language,
    wishes: async (network) => (await readSending(database.reads))[network],
    publicUrl,
  });
  const posts = {
    makers: {
      ...postMakers,
      webhooks: { ...postMakers.webhooks, ...createGatheringMessages({ clock, gatherings }) },
    },
    daily: createPostDays({
      database,
      outbox,
      hasQuote: async () => (await quotes.findToday()) !== null,
      webhooks: async () => (await readSending(database.reads)).webhooks.map(({ id }) => id),
    }),
  };
  async function close(): Promise<void> {
    await Promise.all([quotes.close(), pictures.close()]);
  }
  // Messages with links wait until the site has an address for them.
  if (publicUrl === null) return { work: posts, close };
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
  const notifications = {
    database,
    clock,
    communityDay,
    outbox,
    sealing,
    sources,
    async site() {
      const { language, features } = await current.fresh();
      return { language, isOn: features.notifications && environment.OFFLINE_PAGES };
    },
    rules: { hosts: environment.PUSH_HOSTS, allowLocal: environment.ALLOW_LOCAL_TARGETS },
  };
  const dueAt = async (day: string) => {
    const [{ sendAt }, { timeZone }] = await Promise.all([
      readSending(database.reads),
      current.fresh(),
    ]);
    return dueInstant(day, timeZone, sendAt);
  };
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
      makers: {
        ...posts.makers,
        mail: { ...createLetterMails(letters), ...createAccountMails(volunteers) },
        push: createPushMessages(notifications),
      },
      daily: [
        ...posts.daily,
        ...createLetterDays({
          ...letters,
          clock,
          dueAt,
          weeklyOn: async () => (await readSending(database.reads)).weeklyOn,
        }),
        ...createPushDays({ ...notifications, dueAt }),
      ],
      async everyMinute() {
        // Neither keeps the other from being done, nor anything from being sent.
        await refusals.judge().catch(onError);
        await deleteToldAddresses(database, outbox).catch(onError);
      },
    },
    close,
  };
}
