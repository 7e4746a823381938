import type { NewSettings, Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { useChangeSettings } from '../../site/use-change-settings.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';

/** The public holy days and those of the dashboard. */
const HOLY_DAYS_KEY = ['holy-days'];

/** Saves the form of the settings; a refusal is shown as a toast. */
export const useSaveSettings = (settings: Settings) =>
  useChangeSettings(settings, {
    bodyOf: (typed: NewSettings) => typed,
    // The civil day may have changed, and holy days may have been added from the calendar.
    invalidates: [HOLY_DAYS_KEY],
    done: () => texts.saved,
    onError: (error) => toastFailure(texts.saveFailed, error),
  });
