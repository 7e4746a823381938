import { STATUS_CODES } from 'node:http';
import type { FieldIssue, Problem } from '@bahai-friends/contract';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type DatabaseErrorKind, databaseErrorKind } from '../../db/database-error.ts';
import { DomainError, type DomainErrorCode } from '../../errors/domain-error.ts';

/** The response when a request is rejected or fails. */
export interface ProblemResponse {
  readonly status: number;
  readonly body: Problem & Readonly<Record<string, unknown>>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

const STATUS_OF: Record<DomainErrorCode, number> = {
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

/** Fastify's own errors, in words that say what to change. */
const MESSAGE_OF: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes another content type.',
  FST_CSRF_MISSING_SECRET: 'The page is out of date. Please reload it and try again.',
  FST_CSRF_INVALID_TOKEN: 'The page is out of date. Please reload it and try again.',
};

const UNAVAILABLE: ProblemResponse = {
  status: 503,
  body: { message: 'The site cannot reach its database at the moment. Please try again soon.' },
  retryAfter: 5,
};
const BUSY: ProblemResponse = {
  status: 503,
  body: { message: 'The site is busy at the moment. Please try again soon.' },
  retryAfter: 1,
};
const DISK_FULL: ProblemResponse = {
  status: 507,
  body: {
    message:
      'Nothing was saved: the disk of the site is full. Please tell whoever looks after the server.',
  },
};
const RESPONSE_TO: Record<DatabaseErrorKind, ProblemResponse> = {
  unavailable: UNAVAILABLE,
  busy: BUSY,
  'disk-full': DISK_FULL,
};

interface ValidationFailure {
  validation: { instancePath: string; keyword?: string; message?: string }[];
}

const SERVER_FAULT = 'Something went wrong on our side. Please try again.';

function validationIssues({ validation }: ValidationFailure): FieldIssue[] {
  return validation.map(({ instancePath, keyword, message = '' }) => {
    const noObject = instancePath === '/' && keyword === 'invalid_type';
    return {
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: noObject ? 'The request body must be a JSON object.' : message,
    };
  });
}

/** Maps anything thrown to a response that reveals nothing internal. */
export function toProblem(error: FastifyError | DomainError): ProblemResponse {
  if (error instanceof DomainError) {
    const { code, message, details, retryAfter } = error;
    return {
      status: STATUS_OF[code],
      body: { message, ...details },
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = validationIssues(error);
    const sentences = [...new Set(issues.map(({ message }) => message))];
    return { status: 400, body: { message: sentences.join('. '), issues } };
  }
  const kind = databaseErrorKind(error);
  if (kind) return RESPONSE_TO[kind];
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, body: { message: SERVER_FAULT } };
  const message = MESSAGE_OF[error.code] ?? STATUS_CODES[status] ?? 'The request was refused.';
  return { status, body: { message } };
}
