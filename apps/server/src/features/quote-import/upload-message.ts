import { counted, plural } from '@bahai-friends/contract';

/**
 * What an upload has done, in one sentence.
 *
 * @param created How many quotes it added.
 * @param skipped How many rows of the file equal stored quotes.
 */
export function uploadMessage(created: number, skipped: number): string {
  const were = plural(skipped, 'was', 'were');
  if (skipped === 0) return `${counted(created, 'quote')} uploaded successfully.`;
  if (created === 0)
    return `Nothing was added: ${counted(skipped, 'quote')} ${were} there already.`;
  return `${counted(created, 'quote')} uploaded successfully; ${counted(skipped, 'quote')} ${were} there already and not added again.`;
}
