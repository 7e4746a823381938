import * as common from '@bahai-friends/languages/en/dashboard/common';
import { toastError } from './toasts.ts';

/** Loads a room of the page's language; nothing in English, nor where the room is there or not the language. */
async function loadRoom(room: string): Promise<void> {
  const language = globalThis.dashboardLanguage;
  const load = language?.rooms?.[room];
  if (language === undefined || load === undefined) return;
  // Once more, as parts of the page are.
  const { texts } = await load().catch(load);
  Object.assign(language.texts, texts);
}

/**
 * Loads a part of the dashboard and, at the same time, the texts that it alone says: it is never shown without them. Where
 * they cannot be loaded the part is in English, and a message says so. The build writes these calls around each
 * import() of a part: see `dashboard-scripts.ts`.
 */
export async function withRooms<Part>(
  rooms: readonly string[],
  load: () => Promise<Part>,
): Promise<Part> {
  const texts = Promise.all(rooms.map(loadRoom)).catch(() => toastError(common.partInEnglish));
  const [part] = await Promise.all([load(), texts]);
  return part;
}
