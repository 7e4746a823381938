import { vi } from 'vitest';

/** Nothing has a size in jsdom, where no row of a list would be in view. */
export function giveElementsASize(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
}
