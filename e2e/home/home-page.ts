import type { Locator, Page } from '@playwright/test';

/** The home page as a visitor finds their way on it. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/', { waitUntil: 'networkidle' });
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** The value beside a label of the date card. */
  dateValue(label: string): Locator {
    return this.card("Today's Date").locator('dt', { hasText: label }).locator('+ dd');
  }

  skeletons(): Locator {
    return this.page.locator('[data-slot=skeleton]:visible');
  }
}
