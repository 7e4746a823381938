import { expect, test } from '../support/fixtures.ts';
import { servePublishedCalendar } from '../support/published-calendar.ts';

test('the calendar library, as it is published, keeps its README’s word in a browser', async ({
  page,
}) => {
  const calendar = await servePublishedCalendar();
  try {
    await page.goto(calendar.url);
    await expect(page.getByRole('paragraph')).toHaveText('all examples');
  } finally {
    await calendar.close();
  }
});
