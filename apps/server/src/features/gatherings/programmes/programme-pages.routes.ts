import { isCivilDay } from '@bahai-friends/badi-calendar';
import { askedPaper, isGivenDay, type ProgrammeView } from '@bahai-friends/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HIDDEN } from '../../../http/openapi/hidden.ts';
import {
  SECRET_PAGE_HEADERS,
  type ShowDocument,
} from '../../../http/public-forms/show-document.ts';
import { GATHERINGS_PATH } from '../link-pages.routes.ts';
import type { ShownProgrammes } from './shown-programmes.ts';

/** The page's name in the registry. */
const PAGE = 'programme';
const VIEWS: readonly ProgrammeView[] = ['programme', 'show'];

interface ProgrammePagesOptions {
  readonly programmes: Pick<ShownProgrammes, 'behind'>;
  readonly documents: ShowDocument;
}

type OfMeeting = FastifyRequest<{ Params: { token: string; day: string } }>;

/** The pages of a programme with its readers, for people with the gathering's link. */
export function programmePages(
  app: FastifyInstance,
  { programmes, documents }: ProgrammePagesOptions,
): void {
  async function show(request: OfMeeting, reply: FastifyReply, view: ProgrammeView) {
    const { token, day } = request.params;
    const isDay = isCivilDay(day) && isGivenDay(day);
    const programme = isDay ? await programmes.behind(token, day) : null;
    if (programme === null) return reply.callNotFound();
    const { searchParams } = new URL(request.url, 'http://site.invalid');
    const paper = view === 'programme' ? askedPaper(searchParams) : null;
    const status = paper === 'refused' ? 400 : 200;
    return documents.show(request, reply.status(status).headers(SECRET_PAGE_HEADERS), {
      page: PAGE,
      bare: GATHERINGS_PATH,
      language: programme.gathering.language,
      parts: { programme: { ...programme, view, paper, token } },
    });
  }

  for (const view of VIEWS) {
    app.get(`${GATHERINGS_PATH}/with/:token/:day/${view}`, HIDDEN, (request: OfMeeting, reply) =>
      show(request, reply, view),
    );
  }
}
