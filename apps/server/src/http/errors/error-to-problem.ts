import { STATUS_CODES } from 'node:http';
import { type AnyProblem, type Problem, saidOfIssue, say } from '@bahai-friends/contract';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type DatabaseErrorKind, databaseErrorKind } from '../../db/database-error.ts';
import { DomainError, type DomainErrorKind } from '../../errors/domain-error.ts';

/** The response when a request is rejected or fails. */
export interface ProblemResponse {
  readonly status: number;
  readonly body: Problem & Readonly<Record<string, unknown>>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

const STATUS_OF: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'changed-meanwhile': 412,
  'too-large': 413,
  'too-many-attempts': 429,
  busy: 503,
  unavailable: 503,
};

/** Fastify's own errors, with sentences that say what to change. */
const SAID_OF: Readonly<Record<string, AnyProblem>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: say('not-json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: say('no-body'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: say('wrong-content-type'),
  FST_CSRF_MISSING_SECRET: say('page-out-of-date'),
  FST_CSRF_INVALID_TOKEN: say('page-out-of-date'),
};

const UNAVAILABLE: ProblemResponse = {
  status: 503,
  body: say('database-unreachable'),
  retryAfter: 5,
};
const BUSY: ProblemResponse = { status: 503, body: say('busy'), retryAfter: 1 };
const DISK_FULL: ProblemResponse = { status: 507, body: say('disk-full') };
const RESPONSE_TO: Record<DatabaseErrorKind, ProblemResponse> = {
  unavailable: UNAVAILABLE,
  busy: BUSY,
  'disk-full': DISK_FULL,
};

/** An issue as the library hands it on: `params` is Zod's own issue. */
interface ValidationIssue {
  readonly instancePath: string;
  readonly keyword?: string;
  readonly message?: string;
  readonly params?: { readonly params?: unknown };
}

function validationIssues(validation: readonly ValidationIssue[]) {
  return validation.map(({ instancePath, keyword, message = '', params }) => {
    const noObject = instancePath === '/' && keyword === 'invalid_type';
    return {
      path: instancePath.slice(1).replaceAll('/', '.'),
      ...(noObject ? say('not-an-object') : saidOfIssue({ message, params: params?.params })),
    };
  });
}

/** Maps anything thrown to a response that reveals nothing internal. */
export function toProblem(error: FastifyError | DomainError): ProblemResponse {
  if (error instanceof DomainError) {
    const { kind, said, details, retryAfter } = error;
    return {
      status: STATUS_OF[kind],
      body: { ...said, ...details },
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = validationIssues(error.validation);
    return {
      status: 400,
      body: {
        ...say('refused-fields', { said: issues.map(({ code, values }) => ({ code, values })) }),
        issues,
      },
    };
  }
  const kind = databaseErrorKind(error);
  if (kind) return RESPONSE_TO[kind];
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, body: say('server-fault') };
  const reason = STATUS_CODES[status] ?? 'The request was refused.';
  return { status, body: SAID_OF[error.code] ?? say('refused', { reason }) };
}
