import type { Language } from '@bahai-friends/languages';
import type { Page } from '@playwright/test';

/** Sets the language of the dashboard for who is logged in; documents that are open stay as they are. */
export async function setAccountLanguage({ request }: Page, language: Language): Promise<void> {
  const { csrfToken } = await (await request.get('/api/csrf-token')).json();
  const headers = { 'CSRF-Token': csrfToken };
  await request.put('/api/account/language', { headers, data: { language } });
}
