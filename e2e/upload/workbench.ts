import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** A file of quotes such as communities have. */
export const communitySheet = (name: string) =>
  readFileSync(
    new URL(`../../packages/quote-sheet/src/testing/community-sheets/${name}`, import.meta.url),
  );

/** The part of the Quotes tab where a file is corrected. */
export class Workbench {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  region(): Locator {
    return this.page.getByRole('region', { name: 'Check the File' });
  }

  heading(): Locator {
    return this.page.getByRole('heading', { name: 'Check the File' });
  }

  /** A question with a button for each answer. */
  question(name: string): Locator {
    return this.region().getByRole('group', { name });
  }

  button(name: string): Locator {
    return this.region().getByRole('button', { name, exact: true });
  }

  grid(): Locator {
    return this.region().getByRole('grid', { name: 'Rows of the file' });
  }

  /** A row by its number in the file. */
  row(number: number): Locator {
    const heading = this.page.getByRole('rowheader', { name: new RegExp(`^${number}\\D`) });
    return this.grid().getByRole('row').filter({ has: heading });
  }

  /** The cell of a row, from 0 for its text to 3 for its link, as a button that edits it. */
  cell(number: number, column: number): Locator {
    return this.row(number).getByRole('gridcell').nth(column).getByRole('button');
  }
}
