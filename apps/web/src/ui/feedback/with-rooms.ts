import * as common from '@bahai-friends/languages/en/dashboard/common';
import { toastError } from './toasts.ts';

/**
 * Loads a room of texts in the page's language; nothing in English, or when the room is loaded already, or when the
 * language is not loaded.
 */
async function loadRoom(room: string): Promise<void> {
  const language = globalThis.dashboardLanguage;
  const load = language?.rooms?.[room];
  if (language === undefined || load === undefined) return;
  // It is tried once more, like parts of the page.
  const { texts } = await load().catch(load);
  Object.assign(language.texts, texts);
}

/**
 * Loads a part of the dashboard and, in parallel, its texts: it is never shown without them. When they cannot be
 * loaded, the part is in English, with a message about it. The build inserts these calls around each import() of a
 * part: see `dashboard-scripts.ts`.
 */
export async function withRooms<Part>(
  rooms: readonly string[],
  load: () => Promise<Part>,
): Promise<Part> {
  const texts = Promise.all(rooms.map(loadRoom)).catch(() => toastError(common.partInEnglish));
  const [part] = await Promise.all([load(), texts]);
  return part;
}
