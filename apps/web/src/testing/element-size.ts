import { vi } from 'vitest';

/** Gives elements a size, which nothing has in jsdom: otherwise no row of a list would be visible. */
export function giveElementsASize(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
}
