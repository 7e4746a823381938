/** `1 quote`, `2 quotes`. */
export function quoteCount(count: number): string {
  return `${count} ${count === 1 ? 'quote' : 'quotes'}`;
}
