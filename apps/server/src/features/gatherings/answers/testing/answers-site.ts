import type { Gathering, PublicSettings } from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../db/database.ts';
import { postForm, stampIn } from '../../../../testing/public-forms.ts';
import { temporaryFolder } from '../../../../testing/test-database.ts';
import { createTidyNames } from '../../kept-names.ts';
import { DEVOTIONAL, gatheringsSite } from '../../testing/gatherings-site.ts';

/** The first evening of `ASKING`, and the next one. */
export const TUESDAY = '2026-03-24';
export const NEXT_TUESDAY = '2026-03-31';

/** A gathering that asks for answers. */
export const ASKING = { ...DEVOTIONAL, answers: true } as const;

interface SiteOptions {
  readonly environment?: Record<string, string>;
  readonly log?: (line: string) => void;
  readonly contact?: string;
}

/** The address at which one evening of a gathering asks for answers: with its link, or for everybody. */
export const addressOf = (
  { id, token, audience }: Pick<Gathering, 'id' | 'token' | 'audience'>,
  day = TUESDAY,
): string => `/gatherings/${audience === 'link' ? `with/${token}` : id}/${day}`;

/** Answers like a person who reads for a while. */
export async function answer(
  { app, clock }: { readonly app: FastifyInstance; readonly clock: { advance(s: number): void } },
  url: string,
  fields: Readonly<Record<string, string>>,
) {
  const page = await app.inject(url);
  clock.advance(3);
  return postForm(app, url, [...Object.entries(fields), ['stamp', stampIn(page.body)]]);
}

/** A community with gatherings, and its Master Admin, logged in. */
export async function answersSite(
  database: Database,
  { environment = {}, log, contact = 'Anna, Haifa' }: SiteOptions = {},
) {
  const { DATA_DIR = temporaryFolder() } = environment;
  const site = await gatheringsSite(database, {
    contact,
    environment: { PUBLIC_URL: 'https://friends.example', ...environment, DATA_DIR },
    ...(log && { log }),
  });
  const { app, anna } = site;
  const stored = () =>
    database.reads.selectFrom('gathering_answers').selectAll().orderBy('id').execute();

  /** The answers of one evening, as volunteers see them. */
  const listed = async (id: number, day = TUESDAY) => {
    const url = `/api/gatherings/${id}/occurrences/${day}/answers`;
    return (await anna.send('GET', url)).json();
  };
  /** Answers, and returns the address of the answer's page. */
  async function answered(url: string, fields: Readonly<Record<string, string>>): Promise<string> {
    const response = await answer(site, url, fields);
    if (response.statusCode !== 303) throw new Error(`${response.statusCode}: ${response.body}`);
    return String(response.headers.location);
  }
  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    postForm(app, url, Object.entries(fields));
  /** Changes a gathering, and returns the result. */
  const change = (gathering: Gathering, fields: object) => {
    const { id, kind, title, starts, time } = gathering;
    return anna.call('PUT', `/api/gatherings/${id}`, { kind, title, starts, time, ...fields });
  };
  return { ...site, database, DATA_DIR, stored, listed, answered, post, change };
}

export type AnswersSite = Awaited<ReturnType<typeof answersSite>>;

/** Deletes what has expired, as a site does every hour. */
export const tidyAnswers = (
  { database, clock }: AnswersSite,
  settings: Pick<PublicSettings, 'today' | 'features'>,
): Promise<void> =>
  createTidyNames({ database, clock, settings: { shown: async () => settings } })();
