import {
  type Language,
  LETTER_TOPICS,
  type LettersProblem,
  type LettersView,
  type LetterTopic,
  type TypedSubscription,
} from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import { HIDDEN } from '../../http/openapi/hidden.ts';
import {
  type FormBody,
  ignoreBodies,
  onlyValue,
  readFormBodies,
} from '../../http/public-forms/form-body.ts';
import type { CountForm } from '../../http/public-forms/form-limits.ts';
import { SECRET_PAGE_HEADERS, type ShowDocument } from '../../http/public-forms/show-document.ts';
import type { Stamps } from '../../http/public-forms/stamps.ts';
import { mailAddress } from '../../mails/mail-address.ts';
import type { OwnSubscription, SubscriptionsService } from './subscriptions.service.ts';

/** The page's name in the registry, and its address. */
const PAGE = 'letters';
const PATH = '/letters';

interface LetterRoutesOptions {
  readonly subscriptions: SubscriptionsService;
  readonly stamps: Stamps;
  readonly countForm: CountForm;
  readonly documents: ShowDocument;
  readonly isOn: () => Promise<boolean>;
  readonly communityLanguage: () => Language;
}

type Tokened = FastifyRequest<{ Params: { token: string } }>;

const isTopic = (text: string): text is LetterTopic =>
  LETTER_TOPICS.some((topic) => topic === text);

const topicsIn = (body: FormBody): LetterTopic[] =>
  LETTER_TOPICS.filter((topic) => body.getAll('topics').filter(isTopic).includes(topic));

/** The pages at which visitors subscribe, confirm, change and end. They need no script and no cookie. */
export async function letterRoutes(
  app: FastifyInstance,
  { subscriptions, stamps, countForm, documents, isOn, communityLanguage }: LetterRoutesOptions,
): Promise<void> {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    letters: LettersView,
    status = 200,
  ) =>
    documents.show(request, reply.status(status).headers(SECRET_PAGE_HEADERS), {
      page: PAGE,
      bare: (await isOn()) ? PATH : '/',
      language,
      parts: { letters },
    });

  const gone = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, communityLanguage(), { view: 'gone' }, 404);

  async function subscribe(request: FastifyRequest, reply: FastifyReply) {
    const language = (await isOn()) ? await documents.languageAt(request.url, PATH) : null;
    if (language === null) return reply.callNotFound();
    const body = request.body as FormBody;
    const typed: TypedSubscription = { email: onlyValue(body, 'email'), topics: topicsIn(body) };
    const again = (problem: LettersProblem, status: number) => {
      const stamp = stamps.make('letters', 'now');
      return show(request, reply, language, { view: 'form', stamp, typed, problem }, status);
    };
    const wait = countForm(request.ip);
    if (wait !== null) {
      reply.header('retry-after', wait);
      return again('tooMany', 429);
    }
    if (!(await stamps.take('letters', onlyValue(body, 'stamp')))) return again('stamp', 400);
    const address = mailAddress(typed.email);
    if (address === null) return again('email', 400);
    if (typed.topics.length === 0) return again('topics', 400);
    try {
      await subscriptions.subscribe(address, { topics: typed.topics, language });
    } catch (error) {
      const isUnavailable = error instanceof DomainError && error.kind === 'unavailable';
      if (isUnavailable) return again('unavailable', 503);
      throw error;
    }
    const [path] = request.url.split('?');
    return reply.header('cache-control', 'no-store').redirect(`${path}/sent`, 303);
  }

  /** Shows the page for a token's owner; for an invalid token it says so. */
  async function shown(
    request: Tokened,
    reply: FastifyReply,
    subscription: OwnSubscription | null,
    view: (own: OwnSubscription) => LettersView,
    status = 200,
  ) {
    if (subscription === null) return gone(request, reply);
    return show(request, reply, subscription.language, view(subscription), status);
  }

  const yours =
    (token: string, outcome: 'saved' | 'topics' | null) =>
    ({ address, topics, language }: OwnSubscription): LettersView => ({
      view: 'yours',
      token,
      address: address ?? '…',
      topics,
      language,
      outcome,
    });

  /** A page with a token. `GET` changes nothing, since programs follow the links in letters. */
  async function tokenPage(
    request: Tokened,
    reply: FastifyReply,
    page: (token: string) => Promise<FastifyReply>,
    isThere: () => Promise<boolean> = subscriptions.linksWork,
  ) {
    return (await isThere()) ? page(request.params.token) : reply.callNotFound();
  }
  await app.register(async (forms) => {
    readFormBodies(forms);
    forms.post(PATH, HIDDEN, subscribe);
    forms.post(`/:language${PATH}`, HIDDEN, subscribe);

    forms.get(`${PATH}/confirm/:token`, HIDDEN, (request: Tokened, reply) =>
      tokenPage(
        request,
        reply,
        async (token) =>
          shown(request, reply, await subscriptions.look(token), ({ isConfirmed, ...own }) =>
            isConfirmed ? yours(token, null)({ isConfirmed, ...own }) : { view: 'confirm', token },
          ),
        isOn,
      ),
    );
    forms.post(`${PATH}/confirm/:token`, HIDDEN, (request: Tokened, reply) =>
      tokenPage(
        request,
        reply,
        async (token) =>
          shown(request, reply, await subscriptions.confirm(token), () => ({ view: 'confirmed' })),
        isOn,
      ),
    );

    forms.get(`${PATH}/yours/:token`, HIDDEN, (request: Tokened, reply) =>
      tokenPage(request, reply, async (token) =>
        shown(request, reply, await subscriptions.look(token), yours(token, null)),
      ),
    );
    forms.post(`${PATH}/yours/:token`, HIDDEN, (request: Tokened, reply) =>
      tokenPage(request, reply, async (token) => {
        const body = request.body as FormBody;
        const topics = topicsIn(body);
        const language = onlyValue(body, 'language');
        const isWhole = topics.length > 0 && isLanguage(language);
        if (!isWhole) {
          return shown(
            request,
            reply,
            await subscriptions.look(token),
            yours(token, 'topics'),
            400,
          );
        }
        const changed = await subscriptions.change(token, { topics, language });
        return shown(request, reply, changed, yours(token, 'saved'));
      }),
    );

    forms.get(`${PATH}/end/:token`, HIDDEN, (request: Tokened, reply) =>
      tokenPage(request, reply, async (token) => {
        const own = await subscriptions.look(token);
        return show(request, reply, own?.language ?? communityLanguage(), { view: 'end', token });
      }),
    );
  });

  // RFC 8058: the address says everything, so the posted body is ignored, in whatever encoding.
  await app.register(async (ending) => {
    ignoreBodies(ending);
    ending.post(`${PATH}/end/:token`, HIDDEN, (request: Tokened, reply) =>
      tokenPage(request, reply, async (token) => {
        const language = await subscriptions.end(token);
        return show(request, reply, language ?? communityLanguage(), { view: 'ended' });
      }),
    );
  });
}
