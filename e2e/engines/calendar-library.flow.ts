import { servePublishedCalendar } from '../support/published-calendar.ts';
import { expect, test } from './fixtures.ts';

test('the calendar library, as it is published, keeps its README’s word', async ({ visitor }) => {
  const calendar = await servePublishedCalendar();
  try {
    await visitor.open(calendar.url);
    await expect.poll(() => visitor.css('p').texts()).toEqual(['all examples']);
  } finally {
    await calendar.close();
  }
});
