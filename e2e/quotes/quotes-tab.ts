import type { Locator, Page } from '@playwright/test';

/** A CSV file of quotes with these lines after its heading. */
export const csv = (...rows: string[]): string =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');

/** The Quotes tab as a volunteer finds their way on it. */
export class QuotesTab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openUpload(): Promise<void> {
    await this.page.goto('/admin#quotes');
  }

  async openManage(): Promise<void> {
    await this.page.goto('/admin#quotes/manage');
  }

  /** On a phone all filters but the search are folded. */
  async unfoldFilters(): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Filters/, expanded: false });
    await this.page.getByRole('button', { name: 'Export Quotes' }).waitFor();
    if (await button.isVisible()) await button.click();
  }

  toast(): Locator {
    return this.page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }));
  }

  alert(title: string): Locator {
    return this.panel()
      .getByRole('alert')
      .or(this.panel().getByRole('status'))
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  panel(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Upload Quotes' });
  }

  async chooseFile(name: string, content: string | Uint8Array): Promise<void> {
    const chooser = this.page.getByLabel('Choose File');
    await chooser.setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    });
  }

  async upload(name: string, content: string | Uint8Array): Promise<void> {
    await this.chooseFile(name, content);
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  rows(): Locator {
    return this.page.locator('tbody').getByRole('row');
  }

  async choose(text: string, entry: 'Edit' | 'Delete'): Promise<void> {
    await this.row(text).getByRole('button', { name: 'Actions' }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
