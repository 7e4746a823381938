const counted = (count: number): string =>
  count === 1 ? '1 quote' : `${count.toLocaleString('en')} quotes`;

/**
 * What an upload has done, in one sentence.
 *
 * @param created How many quotes it added.
 * @param skipped How many rows of the file equal stored quotes.
 */
export function uploadMessage(created: number, skipped: number): string {
  const were = skipped === 1 ? 'was' : 'were';
  if (skipped === 0) return `${counted(created)} uploaded successfully.`;
  if (created === 0) return `Nothing was added: ${counted(skipped)} ${were} there already.`;
  return `${counted(created)} uploaded successfully; ${counted(skipped)} ${were} there already and not added again.`;
}
