import type { Clock } from './clock.ts';
import { type CommunityDay, civilDayIn } from './community-day.ts';
import type { Database, Queries } from './db/database.ts';
import { forgetStamps } from './db/used-stamps.ts';
import { type Environment, linkableUrl } from './environment.ts';
import { createAccountMail } from './features/account-mail/account-mail.ts';
import { createIsMailSetUp } from './features/account-mail/is-mail-set-up.ts';
import { createActivityService } from './features/activity/activity.service.ts';
import {
  type AttentionFact,
  createAttentionService,
} from './features/attention/attention.service.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { findLastBackup } from './features/backups/backups.repository.ts';
import { createBackupsService } from './features/backups/backups.service.ts';
import { openSnapshot } from './features/backups/snapshot.ts';
import { createBatchesService } from './features/batches/batches.service.ts';
import { createFastTimesService } from './features/fast-times/fast-times.service.ts';
import { createFeedsService } from './features/feeds/feeds.service.ts';
import { createGatheringFeeds } from './features/feeds/gathering-feeds.ts';
import { listOverfull } from './features/gatherings/answers/answers.repository.ts';
import { createAnswersService } from './features/gatherings/answers/answers.service.ts';
import { createListedAnswers } from './features/gatherings/answers/listed-answers.ts';
import { deletedTitles } from './features/gatherings/deleted-titles.ts';
import { createGatheringEvents } from './features/gatherings/events/gathering-events.ts';
import { GATHERING_KINDS } from './features/gatherings/events/gathering-rows.ts';
import {
  isAnybodyAsked,
  listHolyDayDates,
  listWholeGatherings,
  reviseGatherings,
} from './features/gatherings/gatherings.repository.ts';
import { createGatheringsService } from './features/gatherings/gatherings.service.ts';
import { createTidyNames } from './features/gatherings/kept-names.ts';
import { deleteAllNames } from './features/gatherings/names.repository.ts';
import { createProgrammesService } from './features/gatherings/programmes/programmes.service.ts';
import { createShownProgrammes } from './features/gatherings/programmes/shown-programmes.ts';
import { createPublicGatheringsService } from './features/gatherings/public-gatherings.service.ts';
import { createUndoGatheringDeletion } from './features/gatherings/undo-deletion.ts';
import { withWithdrawals } from './features/gatherings/withdrawals.ts';
import { createHolyDaysService } from './features/holy-days/holy-days.service.ts';
import { addHolyDaysAhead } from './features/holy-days/holy-days-ahead.ts';
import { readLetterNote } from './features/letters/letter-note.repository.ts';
import { createLettersService } from './features/letters/letters.service.ts';
import { LETTER_KINDS, LETTER_MAIL_KINDS } from './features/letters/mails/letter-rows.ts';
import { createPreviewLetter } from './features/letters/preview-letter.ts';
import { deleteAllSubscriptions } from './features/letters/subscriptions.repository.ts';
import { createSubscriptionsService } from './features/letters/subscriptions.service.ts';
import { PUSH } from './features/notifications/push-rows.ts';
import { deleteAllPushSubscriptions } from './features/notifications/push-subscriptions.repository.ts';
import { createPushSubscriptionsService } from './features/notifications/push-subscriptions.service.ts';
import { createPlaceSearch } from './features/places/place-search.ts';
import { createPublishedPlaces } from './features/places/published-place.ts';
import { POST_DAYS } from './features/posts/post-rows.ts';
import type { createQuoteFileProcess } from './features/quote-import/quote-file-process.ts';
import { createQuoteImportService } from './features/quote-import/quote-import.service.ts';
import { quoteDays } from './features/quotes/quote-days.repository.ts';
import { createQuotesService } from './features/quotes/quotes.service.ts';
import { createShownDaysService } from './features/quotes/shown-days/shown-days.service.ts';
import { createSecondFactorService } from './features/second-factor/second-factor.service.ts';
import { createSecurityEventsService } from './features/security-events/security-events.service.ts';
import {
  hasMailAccount,
  readSending,
  setUpChannels,
} from './features/sending/sending.repository.ts';
import { createSendingService } from './features/sending/sending.service.ts';
import { createLoginThrottle } from './features/session/login-throttle.ts';
import { endSessionsOf, rememberSessionsOfDeleted } from './features/session/session.repository.ts';
import { createSessionService } from './features/session/session.service.ts';
import type { CurrentSettings } from './features/settings/current-settings.ts';
import { isMailNeeded, whyNoAnswers } from './features/settings/feature-rules.ts';
import { readStoredSettings } from './features/settings/settings.repository.ts';
import { createSettingsService } from './features/settings/settings.service.ts';
import { createFeatureSwitch } from './features/settings/switch-features.ts';
import type { createPictureProcesses } from './features/share-pictures/picture-processes.ts';
import { createSharePicturesService } from './features/share-pictures/share-pictures.service.ts';
import { createSocialLinksService } from './features/social-links/social-links.service.ts';
import { createInvitationsService } from './features/users/invitations.service.ts';
import type { PasswordHasher } from './features/users/password-hasher.ts';
import { createPasswordStrengthService } from './features/users/password-strength.service.ts';
import { createUsersService } from './features/users/users.service.ts';
import { type CachedContent, ResponseCache } from './http-cache/response-cache.ts';
import { createBackupProcess } from './maintenance/backup/backup-process.ts';
import { diskFree } from './maintenance/disk-free.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createSealing } from './sealing/key-in-use.ts';
import { VERSION } from './version.ts';

interface ServiceDependencies {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  readonly currentSettings: CurrentSettings;
  readonly communityDay: CommunityDay;
  readonly content: CachedContent;
  readonly hasher: PasswordHasher;
  readonly openQuoteFiles: typeof createQuoteFileProcess;
  readonly openPictures: typeof createPictureProcesses;
  /** Identifies what this installation publishes. */
  readonly publicId: string;
  /** Called with errors in the background, and with their consequence. */
  readonly onError: (error: unknown, consequence: string) => void;
}

export type Services = ReturnType<typeof createServices>;

/** The services of all features, each with its dependencies. */
export function createServices({
  environment,
  database,
  clock,
  currentSettings,
  communityDay,
  content,
  hasher,
  openQuoteFiles,
  openPictures,
  publicId,
  onError,
}: ServiceDependencies) {
  const backupProcess = createBackupProcess(environment);
  const pictures = openPictures();
  const files = openQuoteFiles({
    bytesMax: environment.UPLOAD_MAX_BYTES,
    rowsMax: environment.UPLOAD_MAX_ROWS,
  });
  const throttle = createLoginThrottle({
    database,
    clock,
    limit: environment.LOGIN_ATTEMPTS_PER_15_MIN,
  });
  const passwordStrength = createPasswordStrengthService({
    isStrict: environment.PASSWORD_STRENGTH === 'strict',
    siteName: () => currentSettings.get().siteName,
  });
  const communityLanguage = () => currentSettings.get().language;
  const timeZone = () => currentSettings.get().timeZone;
  const publicUrl = environment.PUBLIC_URL ?? null;
  const quotes = createQuotesService({
    database,
    clock,
    communityDay,
    communityLanguage,
    rotation: environment.QUOTE_ROTATION,
    onError: (error) =>
      onError(error, 'the quote of a day could not be recorded; it is tried again'),
  });
  const shownDays = createShownDaysService({
    database,
    communityDay,
    communityLanguage,
    findToday: quotes.findToday,
  });
  const outbox = createOutbox({ database, clock });
  const gatheringEvents = createGatheringEvents({
    outbox,
    async webhooks(db) {
      const { features } = await readStoredSettings(db);
      return features.gatherings ? (await readSending(db)).webhooks.map(({ id }) => id) : [];
    },
  });
  const withGatheringsTold = <T>(db: Queries, change: () => Promise<T>): Promise<T> => {
    const time = { timeZone: timeZone(), today: communityDay.today() };
    return gatheringEvents.telling(db, time, () => withWithdrawals(db, clock, time, change));
  };
  const holyDays = createHolyDaysService({
    database,
    clock,
    communityDay,
    staysAhead: () => currentSettings.get().holyDaysAhead,
    withChangesTold: withGatheringsTold,
  });
  const sealing = createSealing(database, environment);
  const ownAddress = linkableUrl(environment);
  const settings = createSettingsService({
    database,
    clock,
    current: currentSettings,
    communityDay,
    findPublishedPlace: createPublishedPlaces(),
    onFeatures: createFeatureSwitch({
      clock,
      deleteVisitorsOf: {
        gatherings: deleteAllNames,
        letters: deleteAllSubscriptions,
        notifications: deleteAllPushSubscriptions,
      },
    }),
    async afterFeatures(before, after) {
      if (before.gatherings && !after.gatherings) {
        await outbox.drop('kind', Object.values(GATHERING_KINDS));
      }
      if (before.letters && !after.letters) await outbox.drop('kind', LETTER_MAIL_KINDS);
      if (before.notifications && !after.notifications) await outbox.drop('channel', [PUSH]);
    },
    hasOwnAddress: ownAddress !== null,
    hasServiceWorker: environment.OFFLINE_PAGES,
    hasMail: hasMailAccount,
    isAnybodyAsked,
    async onTimeZone(db, timeZone) {
      await reviseGatherings(db, clock.now());
      await gatheringEvents.tellAll(db, { timeZone, today: civilDayIn(timeZone, clock) });
    },
    addHolyDaysAhead: (db, by, today) =>
      withGatheringsTold(db, () => addHolyDaysAhead(db, clock, by, today)),
  });
  const onGatherings = {
    database,
    clock,
    communityDay,
    timeZone,
    whyNoAnswers: async (db: Queries) =>
      whyNoAnswers({ ...(await readStoredSettings(db)), hasOwnAddress: ownAddress !== null }),
    withChangesTold: withGatheringsTold,
  };
  const answers = createAnswersService({
    database,
    clock,
    sealing,
    settings,
    hasOwnAddress: ownAddress !== null,
  });
  const tidyNames = createTidyNames({ database, clock, settings });
  const publicGatherings = createPublicGatheringsService({ database, clock, settings, publicUrl });
  const subscriptions = createSubscriptionsService({
    database,
    clock,
    communityDay,
    sealing,
    isSwitchedOn: () => settings.hasFeature('letters'),
    hasOwnAddress: ownAddress !== null,
    async send(db, { kind, subscription, day }) {
      const key = `${kind} ${subscription} ${day}`;
      const subject = { subscription, day };
      await outbox.add(db, [{ key, channel: 'mail', kind, subject, urgent: true }]);
    },
  });
  const pushSubscriptions = createPushSubscriptionsService({
    database,
    clock,
    sealing,
    isSwitchedOn: () => settings.hasFeature('notifications'),
    canWork: ownAddress !== null && environment.OFFLINE_PAGES,
    rules: {
      hosts: environment.PUSH_HOSTS,
      allowLocal: environment.ALLOW_LOCAL_TARGETS,
    },
  });
  const accountMail = createAccountMail({
    database,
    clock,
    communityDay,
    outbox,
    sealing,
    hasher,
    strength: passwordStrength,
    endSessionsOf,
    isSetUp: createIsMailSetUp(environment),
  });
  const { tellNews } = accountMail;
  const sending = createSendingService({
    database,
    clock,
    sealing,
    outbox,
    allowLocalTargets: environment.ALLOW_LOCAL_TARGETS,
    isMailNeeded: async (db) => isMailNeeded((await readStoredSettings(db)).features),
    onMailOff: accountMail.onMailOff,
    timeZone,
    weekly: LETTER_KINDS.weekly,
    posted: POST_DAYS,
  });
  const users = createUsersService({
    database,
    clock,
    hasher,
    strength: passwordStrength,
    endSessionsOf,
    rememberSessionsOfDeleted,
    tellNews,
  });
  const attentionFacts = new ResponseCache<readonly AttentionFact[]>(content, 1);
  const audit = createAuditService(database);
  const securityEvents = createSecurityEventsService({
    database,
    clock,
    onError: (error) => onError(error, 'security events could not be stored'),
  });
  return {
    sessions: createSessionService({
      database,
      clock,
      hasher,
      throttle,
      days: environment.SESSION_DAYS,
      tellNews,
    }),
    secondFactor: createSecondFactorService({
      database,
      clock,
      siteName: () => currentSettings.get().siteName,
      tellNews,
    }),
    users,
    invitations: createInvitationsService({
      database,
      clock,
      hasher,
      strength: passwordStrength,
      publicUrl: environment.PUBLIC_URL,
      endSessionsOf,
      tellNews,
      prepareMail: accountMail.prepareInvitation,
    }),
    accountMail,
    passwordStrength,
    quotes,
    shownDays,
    quoteImport: createQuoteImportService({
      database,
      clock,
      communityDay,
      communityLanguage,
      files,
    }),
    batches: createBatchesService({
      database,
      clock,
      deletedTitles,
      undoGatheringDeletion: createUndoGatheringDeletion(onGatherings),
      hasGatherings: () => settings.hasFeature('gatherings'),
    }),
    settings,
    subscriptions,
    pushSubscriptions,
    /** Deletes expired data. */
    async tidy() {
      // They run independently: an error of one does not stop the others, and all errors are reported.
      const tidied = await Promise.allSettled([
        subscriptions.tidy(),
        pushSubscriptions.tidy(),
        tidyNames(),
        accountMail.tidy(),
        forgetStamps(database.writes, clock.now()),
      ]);
      const failures = tidied.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything was tidied');
    },
    letters: createLettersService({
      database,
      clock,
      subscriptions,
      nextAt: async () => ((await subscriptions.isOn()) ? sending.nextAt() : null),
    }),
    previewLetter: createPreviewLetter({
      settings,
      sources: { quotes, shownDays, holyDays, gatherings: publicGatherings },
      note: async () => (await readLetterNote(database.reads)).text,
      publicUrl,
    }),
    sending,
    attention: createAttentionService({
      database,
      clock,
      settings,
      rotation: environment.QUOTE_ROTATION,
      outbox,
      sealing,
      stored: {
        quoteDays: quoteDays(database.reads),
        gatherings: () => listWholeGatherings(database.reads),
        overfull: (from) => listOverfull(database.reads, from),
        holyDays: () => listHolyDayDates(database.reads),
        async sending() {
          const stored = await readSending(database.reads);
          const push = (await settings.hasFeature('notifications')) ? [PUSH] : [];
          return { channels: [...setUpChannels(stored), ...push], pausedAt: stored.pausedAt };
        },
        lastBackup: () => findLastBackup(database.reads),
      },
      keep: (make) => attentionFacts.get('', make),
    }),
    findPlaces: createPlaceSearch(),
    audit,
    securityEvents,
    activity: createActivityService({ audit, securityEvents, users }),
    backups: createBackupsService({
      database,
      clock,
      version: VERSION,
      diskFree: () => diskFree(environment),
      takeSnapshot: (backup) => openSnapshot((path) => backupProcess.fill(path, backup)),
    }),
    holyDays,
    socialLinks: createSocialLinksService({ database, clock }),
    gatherings: createGatheringsService(onGatherings),
    publicGatherings,
    answers,
    listedAnswers: createListedAnswers({ database, sealing, communityDay }),
    programmes: createProgrammesService({ database, clock, communityDay, sealing }),
    shownProgrammes: createShownProgrammes({
      database,
      communityDay,
      sealing,
      gatherings: publicGatherings,
    }),
    sharePictures: createSharePicturesService({
      settings,
      shownDays,
      quotes,
      gatherings: publicGatherings,
      publicUrl,
      draw: pictures.draw,
      takeTurn: pictures.takeTurn,
    }),
    fastTimes: createFastTimesService({ settings }),
    feeds: createFeedsService({ settings, holyDays, shownDays, publicId }),
    gatheringFeeds: createGatheringFeeds({
      settings,
      gatherings: publicGatherings,
      publicUrl,
      publicId,
    }),
    /** Ends the processes that the services have started. */
    async endProcesses() {
      await Promise.all([files.close(), pictures.close(), backupProcess.close()]);
    },
  };
}
