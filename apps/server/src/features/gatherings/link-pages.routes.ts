import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HIDDEN } from '../../http/openapi/hidden.ts';
import { SECRET_PAGE_HEADERS, type ShowDocument } from '../../http/public-forms/show-document.ts';
import type { PublicGatheringsService } from './public-gatherings.service.ts';

/** The page's name in the registry, and the address of public gatherings. */
export const GATHERINGS_PAGE = 'gatherings';
export const GATHERINGS_PATH = '/gatherings';
const CALENDAR_ENDING = '.ics';

interface LinkPagesOptions {
  readonly gatherings: Pick<PublicGatheringsService, 'behind'>;
  readonly documents: ShowDocument;
  /** The calendar of a gathering by its token, as iCalendar text; null for an invalid token. */
  readonly calendarBehind: (token: string) => Promise<string | null>;
}

type Tokened = FastifyRequest<{ Params: { token: string } }>;

/** The page of a series for people with its link, and its calendar; without the link they do not exist. */
export function linkPages(
  app: FastifyInstance,
  { gatherings, documents, calendarBehind }: LinkPagesOptions,
): void {
  async function show(request: Tokened, reply: FastifyReply) {
    const view = await gatherings.behind(request.params.token, null);
    if (view?.view !== 'link') return reply.callNotFound();
    return documents.show(request, reply.headers(SECRET_PAGE_HEADERS), {
      page: GATHERINGS_PAGE,
      bare: GATHERINGS_PATH,
      language: view.language,
      parts: { gatherings: view },
    });
  }

  async function sendCalendar(token: string, reply: FastifyReply) {
    const calendar = await calendarBehind(token);
    if (calendar === null) return reply.callNotFound();
    return reply.headers(SECRET_PAGE_HEADERS).type('text/calendar; charset=utf-8').send(calendar);
  }

  app.get(`${GATHERINGS_PATH}/with/:token`, HIDDEN, (request: Tokened, reply) => {
    const { token } = request.params;
    return token.endsWith(CALENDAR_ENDING)
      ? sendCalendar(token.slice(0, -CALENDAR_ENDING.length), reply)
      : show(request, reply);
  });
}
