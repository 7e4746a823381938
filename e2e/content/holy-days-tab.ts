import type { Locator, Page } from '@playwright/test';

/** The Holy Days tab as an admin finds their way on it. */
export class HolyDaysTab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin#holy-days');
  }

  /** A button outside the dialogs; those in a table's row name the holy day and its date. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Name, Badí date and Gregorian date of each row. */
  async rows(): Promise<string[][]> {
    const rows = await this.page
      .getByRole('row')
      .filter({ has: this.page.locator('td') })
      .all();
    return Promise.all(
      rows.map(async (row) => (await row.locator('td > div').allTextContents()).slice(0, 3)),
    );
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }));
  }

  toast(): Locator {
    return this.page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
  }
}
