import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { PASSWORD } from '../users/users.ts';
import type { Locator } from './driving/locator.ts';
import type { Page } from './driving/page.ts';
import { until } from './driving/until.ts';

/** Login and dashboard as a volunteer finds their way on them, in any engine. */
export class Dashboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Enters username and password at the login page, by keyboard and mouse. */
  async enter(username: string, password = PASSWORD): Promise<void> {
    await this.page.open('/admin-auth');
    await this.page.label('Username').fill(username);
    await this.page.label('Password').fill(password);
    await this.button('Login').click();
  }

  /** Logs in through the API, so that the browser has a session already, and opens a part of the dashboard. */
  async open(
    { username }: { readonly username: string },
    place: string,
    password = PASSWORD,
  ): Promise<void> {
    await this.page.open('/robots.txt');
    const status = await this.page.run(
      async (name, secret) => {
        const { csrfToken } = await (await fetch('/api/csrf-token')).json();
        const response = await fetch('/api/login', {
          method: 'POST',
          headers: { 'CSRF-Token': csrfToken, 'Content-Type': 'application/json' },
          body: JSON.stringify({ username: name, password: secret }),
        });
        return response.status;
      },
      username,
      password,
    );
    if (status !== 200) throw new Error(`Login failed: ${status}`);
    await this.page.open(`/admin${place}`);
    await this.page.role('heading', 'Admin Dashboard').shown();
  }

  button(name: string | RegExp): Locator {
    return this.page.role('button', name);
  }

  dialog(name: string): Locator {
    return this.page.role('dialog', name);
  }

  /** A dialog that asks before something is done. */
  question(name: string): Locator {
    return this.page.role('alertdialog', name);
  }

  /**
   * A short message about what has been done. It disappears by itself, on a busy machine before a test has looked for
   * it.
   */
  toast(text: string): { shown(): Promise<void> } {
    const seen = async () => (await this.page.messages()).some((message) => message.includes(text));
    return {
      shown: () =>
        until(`'${text}' was said`, async () => (await seen()) || undefined).then(() => {}),
    };
  }

  row(text: string | RegExp): Locator {
    return this.page.css('tbody tr').containing(text);
  }

  /** The part of the Quotes tab that shows the result of an upload. */
  result(text: string | RegExp): Locator {
    return this.page.role('tabpanel', 'Upload Quotes').containing(text);
  }

  /** Chooses a file with this content, and waits until it is uploaded. */
  async upload(info: TestInfo, name: string, content: string | Uint8Array): Promise<void> {
    const path = info.outputPath(name);
    writeFileSync(path, content);
    await this.page.label(/^Choose File/).setFile(path);
    await this.page.text(name).shown();
    await this.button('Upload').click();
  }
}
