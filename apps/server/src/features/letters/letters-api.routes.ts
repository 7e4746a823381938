import type { Route } from '../../http/endpoint-route.ts';
import type { PreviewLetter } from './preview-letter.ts';

/** What volunteers ask of letters. */
export function letterApiRoutes(route: Route, preview: PreviewLetter): void {
  route('GET /api/letters/preview', ({ query }) => preview(query.topic, query.lang));
}
