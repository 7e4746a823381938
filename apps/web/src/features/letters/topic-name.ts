import type { LetterTopic } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';

/** The names of letters, the same as on the page for visitors. */
export const topicName: Readonly<Record<LetterTopic, () => string>> = {
  daily: () => texts.daily,
  weekly: () => texts.weekly,
  reminders: () => texts.reminders,
};
