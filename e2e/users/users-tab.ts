import type { Locator, Page } from '@playwright/test';
import { logIn, MASTER } from './users.ts';

/** The Users tab as an admin finds their way on it. */
export class UsersTab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Logs the Master Admin in and opens the tab. */
  static async ofMaster(page: Page): Promise<UsersTab> {
    await logIn(page, MASTER);
    const users = new UsersTab(page);
    await users.open();
    return users;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin#users');
  }

  row(username: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(`^${username}\\b`) });
  }

  toast(): Locator {
    return this.page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }));
  }

  async openMenu(username: string): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${username}` }).click();
  }

  async choose(username: string, entry: string): Promise<void> {
    await this.openMenu(username);
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Fills in the open dialog for a new user. */
  async fillInNewUser(username: string, password: string): Promise<void> {
    const dialog = this.dialog('Create User');
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm Password').fill(password);
  }

  /** Makes the user whose role is being changed the Master Admin. */
  async passOnRole(): Promise<void> {
    const dialog = this.dialog('Change Role');
    await dialog.getByLabel('Role', { exact: true }).selectOption('Master Admin');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const transfer = this.dialog('Transfer Master Admin Role');
    await transfer.getByRole('button', { name: 'Transfer Role' }).click();
  }
}
