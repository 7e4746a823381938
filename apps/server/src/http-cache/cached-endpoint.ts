import type { EndpointKey } from '@bahai-friends/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeReady, type ReadyAnswer, sendReady } from './cached-response.ts';
import type { Remembered } from './response-cache.ts';

/** A handler whose input has been checked, or that is called once it is. */
export type Call = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface RememberedEndpoint {
  readonly key: EndpointKey;
  /** Whether the answer depends on the query. */
  readonly isQueried: boolean;
  readonly cacheControl: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Addresses known by heart; of others the query is checked each time. */
const ADDRESSES_MAX = 200;

/** Answers with what is remembered, if possible before the query is even checked, or else anew. */
export function remembering(
  { key, isQueried, cacheControl }: RememberedEndpoint,
  call: Call,
  answers: Remembered<ReadyAnswer>,
) {
  const questions = new Map<string, string>();
  /** What is asked for, whatever else stands in the address; undefined when it is not known yet. */
  const knownQuestion = ({ url }: FastifyRequest) => (isQueried ? questions.get(url) : key);
  const checkedQuestion = (request: FastifyRequest): string => {
    const question = isQueried ? `${key} ${JSON.stringify(request.query)}` : key;
    if (questions.size < ADDRESSES_MAX) questions.set(request.url, question);
    return question;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer) => {
    reply.header('cache-control', cacheControl);
    return sendReady(request, reply, ready);
  };
  return {
    // Not asynchronous: most answers are given here, and each would wait for its turn.
    onRequest: (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      const question = knownQuestion(request);
      const ready = question === undefined ? undefined : answers.find(question);
      if (ready) send(request, reply, ready);
      else next();
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const make = async () =>
        makeReady(String(reply.serialize(await call(request, reply))), JSON_TYPE);
      return send(request, reply, await answers.get(checkedQuestion(request), make));
    },
  };
}
