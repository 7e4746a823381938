import { isCivilDay } from '@bahai-friends/badi-calendar';
import { type GatheringsView, isGivenDay } from '@bahai-friends/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShowDocument } from '../../http/public-forms/show-document.ts';
import type { PublicGatheringsService } from './public-gatherings.service.ts';

/** The page's name in the registry, and the address of all that everybody may know. */
const PAGE = 'gatherings';
const PATH = '/gatherings';
const CALENDAR_ENDING = '.ics';

/** Nothing of a page with a token is kept, found, or told to where its links lead. */
const SECRET = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

const HIDDEN = { schema: { hide: true } } as const;

interface LinkPagesOptions {
  readonly gatherings: Pick<PublicGatheringsService, 'behind'>;
  readonly documents: ShowDocument;
  /** The calendar of a gathering by its token, as iCalendar text; null where the link leads nowhere. */
  readonly calendarBehind: (token: string) => Promise<string | null>;
}

type Tokened = FastifyRequest<{ Params: { token: string; day?: string } }>;

/** The pages of those who have a gathering's link; without it they are not there. */
export function linkPages(
  app: FastifyInstance,
  { gatherings, documents, calendarBehind }: LinkPagesOptions,
): void {
  const languageOf = (view: GatheringsView) =>
    view.view === 'link'
      ? view.language
      : view.view === 'link-day'
        ? view.gathering.language
        : null;

  async function show(request: Tokened, reply: FastifyReply, day: string | null) {
    const view = await gatherings.behind(request.params.token, day);
    const language = view && languageOf(view);
    if (view === null || language === null) return reply.callNotFound();
    const parts = { gatherings: view };
    return documents.show(request, reply.headers(SECRET), {
      page: PAGE,
      bare: PATH,
      language,
      parts,
    });
  }

  async function sendCalendar(token: string, reply: FastifyReply) {
    const calendar = await calendarBehind(token);
    if (calendar === null) return reply.callNotFound();
    return reply.headers(SECRET).type('text/calendar; charset=utf-8').send(calendar);
  }

  app.get(`${PATH}/with/:token`, HIDDEN, (request: Tokened, reply) => {
    const { token } = request.params;
    return token.endsWith(CALENDAR_ENDING)
      ? sendCalendar(token.slice(0, -CALENDAR_ENDING.length), reply)
      : show(request, reply, null);
  });

  app.get(`${PATH}/with/:token/:day`, HIDDEN, (request: Tokened, reply) => {
    const { day = '' } = request.params;
    return isCivilDay(day) && isGivenDay(day) ? show(request, reply, day) : reply.callNotFound();
  });
}
