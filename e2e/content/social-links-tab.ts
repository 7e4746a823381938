import type { Locator, Page } from '@playwright/test';

/** The Social Links tab as an admin finds their way on it. */
export class SocialLinksTab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin#social-links');
  }

  field(label: 'Platform' | 'URL' | 'Display Order'): Locator {
    return this.page.getByRole('form').getByLabel(label);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The row of a platform's link. */
  row(platform: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('button', { name: `Edit ${platform}`, exact: true }) });
  }

  /** The platforms in the order of the table. */
  platforms(): Locator {
    return this.page.getByRole('row').locator('td:nth-child(2) bdi');
  }

  async fill(platform: string, url: string, order: string): Promise<void> {
    await this.field('Platform').fill(platform);
    await this.field('URL').fill(url);
    await this.field('Display Order').fill(order);
  }

  question(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  }

  toast(): Locator {
    return this.page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
  }
}
