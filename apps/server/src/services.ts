import type { Clock } from './clock.ts';
import type { CommunityDay } from './community-day.ts';
import type { Database } from './db/database.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createBackupsService } from './features/backups/backups.service.ts';
import { openSnapshot } from './features/backups/snapshot.ts';
import { createBatchesService } from './features/batches/batches.service.ts';
import { createFeedsService } from './features/feeds/feeds.service.ts';
import { createHolyDaysService } from './features/holy-days/holy-days.service.ts';
import { addHolyDaysAhead } from './features/holy-days/holy-days-ahead.ts';
import { createPlaceSearch } from './features/places/place-search.ts';
import type { createQuoteFileProcess } from './features/quote-import/quote-file-process.ts';
import { createQuoteImportService } from './features/quote-import/quote-import.service.ts';
import { createQuotesService } from './features/quotes/quotes.service.ts';
import { createShownQuotesService } from './features/quotes/shown-quotes.service.ts';
import { createSecondFactorService } from './features/second-factor/second-factor.service.ts';
import { createSecurityEventsService } from './features/security-events/security-events.service.ts';
import { createLoginThrottle } from './features/session/login-throttle.ts';
import { endSessionsOf, rememberSessionsOfDeleted } from './features/session/session.repository.ts';
import { createSessionService } from './features/session/session.service.ts';
import type { CurrentSettings } from './features/settings/current-settings.ts';
import { createSettingsService } from './features/settings/settings.service.ts';
import type { createPictureProcesses } from './features/share-pictures/picture-processes.ts';
import { createSharePicturesService } from './features/share-pictures/share-pictures.service.ts';
import { createSocialLinksService } from './features/social-links/social-links.service.ts';
import { createInvitationsService } from './features/users/invitations.service.ts';
import type { PasswordHasher } from './features/users/password-hasher.ts';
import { createPasswordStrengthService } from './features/users/password-strength.service.ts';
import { createUsersService } from './features/users/users.service.ts';
import { createBackupProcess } from './maintenance/backup/backup-process.ts';
import { diskFree } from './maintenance/disk-free.ts';
import type { Settings } from './settings.ts';
import { VERSION } from './version.ts';

interface ServiceDependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly currentSettings: CurrentSettings;
  readonly communityDay: CommunityDay;
  readonly hasher: PasswordHasher;
  readonly openQuoteFiles: typeof createQuoteFileProcess;
  readonly openPictures: typeof createPictureProcesses;
  /** Tells what this installation publishes from what others do. */
  readonly publicId: string;
  /** Is told what has failed in the background. */
  readonly onError: (error: unknown) => void;
}

export type Services = ReturnType<typeof createServices>;

/** The rules of every feature, each with what it needs. */
export function createServices({
  settings,
  database,
  clock,
  currentSettings,
  communityDay,
  hasher,
  openQuoteFiles,
  openPictures,
  publicId,
  onError,
}: ServiceDependencies) {
  const backupProcess = createBackupProcess(settings);
  const pictures = openPictures();
  const files = openQuoteFiles({
    bytesMax: settings.UPLOAD_MAX_BYTES,
    rowsMax: settings.UPLOAD_MAX_ROWS,
  });
  const throttle = createLoginThrottle({
    database,
    clock,
    limit: settings.LOGIN_ATTEMPTS_PER_15_MIN,
  });
  const passwordStrength = createPasswordStrengthService({
    isStrict: settings.PASSWORD_STRENGTH === 'strict',
    siteName: () => currentSettings.get().siteName,
  });
  const quotes = createQuotesService({
    database,
    clock,
    communityDay,
    rotation: settings.QUOTE_ROTATION,
  });
  const shownQuotes = createShownQuotesService({
    database,
    communityDay,
    findToday: quotes.findToday,
  });
  const holyDays = createHolyDaysService({
    database,
    clock,
    communityDay,
    staysAhead: () => currentSettings.get().holyDaysAhead,
  });
  const communitySettings = createSettingsService({
    database,
    clock,
    current: currentSettings,
    communityDay,
    addHolyDaysAhead: (db, by, today) => addHolyDaysAhead(db, clock, by, today),
  });
  return {
    sessions: createSessionService({
      database,
      clock,
      hasher,
      throttle,
      days: settings.SESSION_DAYS,
    }),
    secondFactor: createSecondFactorService({
      database,
      clock,
      siteName: () => currentSettings.get().siteName,
    }),
    users: createUsersService({
      database,
      clock,
      hasher,
      strength: passwordStrength,
      endSessionsOf,
      rememberSessionsOfDeleted,
    }),
    invitations: createInvitationsService({
      database,
      clock,
      hasher,
      strength: passwordStrength,
      publicUrl: settings.PUBLIC_URL,
      endSessionsOf,
    }),
    passwordStrength,
    quotes,
    shownQuotes,
    quoteImport: createQuoteImportService({ database, clock, communityDay, files }),
    batches: createBatchesService({ database, clock }),
    settings: communitySettings,
    findPlaces: createPlaceSearch(),
    audit: createAuditService(database),
    securityEvents: createSecurityEventsService({ database, clock, onError }),
    backups: createBackupsService({
      database,
      clock,
      version: VERSION,
      diskFree: () => diskFree(settings),
      takeSnapshot: (backup) => openSnapshot((path) => backupProcess.fill(path, backup)),
    }),
    holyDays,
    socialLinks: createSocialLinksService({ database, clock }),
    sharePictures: createSharePicturesService({
      settings: communitySettings,
      shownQuotes,
      draw: pictures.draw,
    }),
    feeds: createFeedsService({ settings: communitySettings, holyDays, shownQuotes, publicId }),
    /** Ends the processes that the services have started. */
    async endProcesses() {
      await Promise.all([files.close(), pictures.close(), backupProcess.close()]);
    },
  };
}
