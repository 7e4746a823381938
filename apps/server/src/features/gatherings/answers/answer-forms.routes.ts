import { isCivilDay } from '@bahai-friends/badi-calendar';
import {
  ANSWER_PEOPLE_MAX,
  type Answering,
  AnswerName,
  type AnswerProblem,
  isGivenDay,
  type Language,
  meetingRoute,
  type TypedAnswer,
} from '@bahai-friends/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import { HIDDEN } from '../../../http/openapi/hidden.ts';
import { type FormBody, onlyValue, readFormBodies } from '../../../http/public-forms/form-body.ts';
import type { CountForm } from '../../../http/public-forms/form-limits.ts';
import {
  SECRET_PAGE_HEADERS,
  type ShowDocument,
} from '../../../http/public-forms/show-document.ts';
import type { Stamps } from '../../../http/public-forms/stamps.ts';
import { GATHERINGS_PAGE, GATHERINGS_PATH } from '../link-pages.routes.ts';
import type { PublicGatheringsService } from '../public-gatherings.service.ts';
import type { AnsweredAt, AnswersService, AskedMeeting, TakenAnswer } from './answers.service.ts';

interface AnswerFormsOptions {
  readonly answers: AnswersService;
  readonly gatherings: Pick<PublicGatheringsService, 'shownOn' | 'hasProgramme' | 'behind'>;
  readonly stamps: Stamps;
  readonly countForm: CountForm;
  readonly documents: ShowDocument;
  readonly communityLanguage: () => Language;
}

type OfMeeting = FastifyRequest<{ Params: { id: string; day: string } }>;
type BehindLink = FastifyRequest<{ Params: { token: string; day: string } }>;
type Tokened = FastifyRequest<{ Params: { token: string } }>;

const isDay = (text: string): boolean => isCivilDay(text) && isGivenDay(text);

/** The typed values of a form, and the parts of them that can be stored. */
function readAnswer(body: FormBody): { typed: TypedAnswer; name: string | null; people: number } {
  const typed = { name: onlyValue(body, 'name'), people: onlyValue(body, 'people') };
  const name = AnswerName.safeParse(typed.name);
  const count = /^\s*\d{1,2}\s*$/.test(typed.people) ? Number(typed.people) : 0;
  return {
    typed,
    name: name.success ? name.data : null,
    people: count <= ANSWER_PEOPLE_MAX ? count : 0,
  };
}

const NOTHING_TYPED: TypedAnswer = { name: '', people: '1' };

/** The field that was refused. */
const wrongIn = (asksName: boolean, { name, people }: TakenAnswer): 'name' | 'people' | null =>
  asksName && name === null ? 'name' : people === 0 ? 'people' : null;

/** The result of a task, or 'unavailable' when nothing can be stored now, which the form then says. */
async function orUnavailable<T>(task: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unavailable') return 'unavailable';
    throw error;
  }
}

const STATUS = {
  stamp: 400,
  sent: 400,
  name: 400,
  people: 400,
  places: 409,
  tooMany: 429,
  unavailable: 503,
} as const satisfies Record<AnswerProblem, number>;

/**
 * The forms at which visitors answer whether they come to a gathering, change their answer and withdraw it. They need
 * no script and no cookie.
 */
export async function answerForms(
  app: FastifyInstance,
  { answers, gatherings, stamps, countForm, documents, communityLanguage }: AnswerFormsOptions,
): Promise<void> {
  /** Shows the page of a meeting with its form, or with the reason why there is none. */
  type Show = (answering: Answering, status: number) => Promise<unknown>;

  const answeringOf = (
    { state, asksName }: AskedMeeting,
    again: { typed: TypedAnswer; problem: AnswerProblem } | null = null,
  ): Answering => {
    if (state !== 'open') return { state };
    const stamp = stamps.make('answers', again ? 'now' : 'soon');
    const { typed, problem } = again ?? { typed: NOTHING_TYPED, problem: null };
    return { state, stamp, asksName, typed, problem };
  };

  /** Stores an answer that was posted to a meeting's page. */
  async function take(request: FastifyRequest, reply: FastifyReply, at: AnsweredAt, show: Show) {
    const { typed, ...answer } = readAnswer(request.body as FormBody);
    /** Shows the form again with what was typed, and what is asked now. */
    const again = async (problem: AnswerProblem) => {
      const asked = await answers.asked(at);
      if (asked === null) return reply.callNotFound();
      if (problem !== 'tooMany' && asked.state !== 'open') return show({ state: asked.state }, 409);
      return show(answeringOf(asked, { typed, problem }), STATUS[problem]);
    };
    const wait = countForm(request.ip);
    if (wait !== null) {
      reply.header('retry-after', wait);
      return again('tooMany');
    }
    const stamp = stamps.read('answers', onlyValue(request.body as FormBody, 'stamp'));
    if (stamp === null) return again('stamp');
    const outcome = await orUnavailable(answers.answer(at, answer, stamp));
    if (outcome === null) return reply.callNotFound();
    if (outcome === 'full' || outcome === 'closed') return show({ state: outcome }, 409);
    if (typeof outcome === 'string') return again(outcome);
    return reply
      .headers(SECRET_PAGE_HEADERS)
      .redirect(`${GATHERINGS_PATH}/answers/${outcome.token}`, 303);
  }

  /** The public meeting at an address; null where there is none in its language. */
  async function meetingAt(request: OfMeeting): Promise<({ id: number } & AnsweredAt) | null> {
    const { id, day } = request.params;
    if (!isDay(day)) return null;
    const language = await documents.languageAt(request.url, `${GATHERINGS_PATH}/${id}/${day}`);
    return language && { id: Number(id), day };
  }

  const showMeeting =
    (request: OfMeeting, reply: FastifyReply, { id, day }: { id: number; day: string }): Show =>
    async (answering, status) => {
      const gathering = await gatherings.shownOn(id, day);
      if (gathering === null) return reply.callNotFound();
      reply.status(status).header('cache-control', 'no-store');
      return documents.showHere(request, reply, {
        gatherings: {
          view: 'one',
          gathering,
          hasProgramme: await gatherings.hasProgramme(gathering),
          answering,
        },
      });
    };

  async function openMeeting(request: OfMeeting, reply: FastifyReply) {
    const at = await meetingAt(request);
    const asked = at && (await answers.asked(at));
    // Without a form, the page is the same for everybody.
    if (at === null || asked === null) return reply.callNotFound();
    return showMeeting(request, reply, at)(answeringOf(asked), 200);
  }

  async function answerMeeting(request: OfMeeting, reply: FastifyReply) {
    const at = await meetingAt(request);
    return at === null
      ? reply.callNotFound()
      : take(request, reply, at, showMeeting(request, reply, at));
  }

  const showBehindLink =
    (request: BehindLink, reply: FastifyReply) =>
    async (answering: Answering | null, status: number) => {
      const { token, day } = request.params;
      const view = await gatherings.behind(token, day);
      if (view?.view !== 'link-day') return reply.callNotFound();
      return documents.show(request, reply.status(status).headers(SECRET_PAGE_HEADERS), {
        page: GATHERINGS_PAGE,
        bare: GATHERINGS_PATH,
        language: view.gathering.language,
        parts: { gatherings: { ...view, answering } },
      });
    };

  async function openBehindLink(request: BehindLink, reply: FastifyReply) {
    if (!isDay(request.params.day)) return reply.callNotFound();
    const asked = await answers.asked(request.params);
    return showBehindLink(request, reply)(asked && answeringOf(asked), 200);
  }

  async function answerBehindLink(request: BehindLink, reply: FastifyReply) {
    return isDay(request.params.day)
      ? take(request, reply, request.params, showBehindLink(request, reply))
      : reply.callNotFound();
  }

  const showOwn = async (
    request: Tokened,
    reply: FastifyReply,
    typed: TypedAnswer | null,
    outcome: 'saved' | 'closed' | AnswerProblem | null,
  ) => {
    const { token } = request.params;
    const answer = await answers.look(token);
    if (answer === null) return showNote(request, reply, 'gone', communityLanguage());
    const status =
      outcome === null || outcome === 'saved' ? 200 : outcome === 'closed' ? 409 : STATUS[outcome];
    return documents.show(request, reply.status(status).headers(SECRET_PAGE_HEADERS), {
      page: GATHERINGS_PAGE,
      bare: GATHERINGS_PATH,
      language: answer.language,
      parts: { gatherings: { view: 'answer', token, answer, typed, outcome } },
    });
  };

  const showNote = (
    request: Tokened,
    reply: FastifyReply,
    view: 'withdrawn' | 'gone',
    language: Language,
  ) =>
    documents.show(
      request,
      reply.status(view === 'gone' ? 404 : 200).headers(SECRET_PAGE_HEADERS),
      {
        page: GATHERINGS_PAGE,
        bare: GATHERINGS_PATH,
        language,
        parts: { gatherings: { view } },
      },
    );

  async function changeOwn(request: Tokened, reply: FastifyReply) {
    const { token } = request.params;
    const body = request.body as FormBody;
    if (body.has('withdraw')) {
      const language = await answers.withdraw(token);
      const view = language === null ? 'gone' : 'withdrawn';
      return showNote(request, reply, view, language ?? communityLanguage());
    }
    const own = await answers.look(token);
    if (own === null) return showOwn(request, reply, null, null);
    if (own.state !== 'open') return showOwn(request, reply, null, 'closed');
    const { typed, ...answer } = readAnswer(body);
    const wrong = wrongIn(own.asksName, answer);
    if (wrong) return showOwn(request, reply, typed, wrong);
    const taken = { ...answer, name: own.asksName ? answer.name : null };
    const outcome = await orUnavailable(answers.change(token, taken));
    return showOwn(request, reply, outcome === 'saved' ? null : typed, outcome);
  }

  /** Handlers of pages of an answer; while gatherings are off, these pages do not exist. */
  const whereOn =
    (page: (request: Tokened, reply: FastifyReply) => Promise<unknown>) =>
    async (request: Tokened, reply: FastifyReply) =>
      (await answers.isOn()) ? page(request, reply) : reply.callNotFound();

  await app.register(async (forms) => {
    readFormBodies(forms);
    for (const path of [meetingRoute(), `/:language${meetingRoute()}`]) {
      forms.get(
        path,
        {
          ...HIDDEN,
          // A cached page has no form; pages with one are rendered for each visit.
          onRequest(request, reply, next) {
            if (!documents.sendCached(request, reply)) next();
          },
        },
        openMeeting,
      );
      forms.post(path, HIDDEN, answerMeeting);
    }
    forms.get(`${GATHERINGS_PATH}/with/:token/:day`, HIDDEN, openBehindLink);
    forms.post(`${GATHERINGS_PATH}/with/:token/:day`, HIDDEN, answerBehindLink);
    // `GET` changes nothing, since programs follow links.
    forms.get(
      `${GATHERINGS_PATH}/answers/:token`,
      HIDDEN,
      whereOn((request, reply) => showOwn(request, reply, null, null)),
    );
    forms.post(`${GATHERINGS_PATH}/answers/:token`, HIDDEN, whereOn(changeOwn));
  });
}
