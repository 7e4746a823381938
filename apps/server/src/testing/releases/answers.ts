import type { FastifyInstance } from 'fastify';

/** Calls that together return all content of a site. */
const CALLS = [
  '/api/quotes/today',
  '/api/quotes',
  '/api/holy-days',
  '/api/holy-days/upcoming?count=100',
  '/api/social-links',
  '/api/users',
  '/api/audit?limit=100',
  '/api/batches',
  '/api/invitations',
  '/api/session',
] as const;

/** The responses to a volunteer with this session cookie, by call. */
export async function readAnswers(
  app: FastifyInstance,
  session: string,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const url of CALLS) {
    const answer = await app.inject({ url, cookies: { session } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    answers[url] = answer.json();
  }
  return answers;
}
