import {
  Download,
  type Endpoint,
  endpointKeys,
  endpoints,
  parseEndpointKey,
  Recipe,
} from '@bahai-friends/contract';
import { problems } from '@bahai-friends/languages/en/problems';
import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../../http-cache/cached-response.ts';
import { takesIfMatch } from '../endpoint-responses.ts';
import { renderApiDocs } from './api-docs-page.ts';

type Operation = OpenAPIV3_1.OperationObject;

/** The description as a page. */
export const API_DOCS_PATH = '/api/docs';

/**
 * The library describes each type twice, as it comes in and as it goes out, in the order in which modules were
 * loaded; keeps those in use, by their names.
 */
function withUsedSchemas(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas = document.components?.schemas ?? {};
  const paths = JSON.stringify(document.paths);
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(JSON.stringify(schemas[name]));
    }
  };
  visit(paths);
  const kept = Object.fromEntries([...used].sort().map((name) => [name, schemas[name] ?? {}]));
  return { ...document, components: { ...document.components, schemas: kept } };
}

const FILE = { type: 'string', format: 'binary' } as const;
const UPLOAD_FORM = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: { file: FILE, recipe: { $ref: '#/components/schemas/Recipe' } },
        required: ['file'],
        additionalProperties: false,
      },
      encoding: { recipe: { contentType: 'application/json' } },
    },
  },
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header' as const,
  description:
    'The versions that the caller has seen, such as "3": a list of ETags, of which one must be the ' +
    'current one, or *. Without it the last write wins.',
  schema: { type: 'string' as const },
};
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which trying again makes sense',
    schema: { type: 'integer' as const, minimum: 0 },
  },
};

/** Describes what the library cannot see: it takes everything for JSON, and knows no headers. */
function describe(operation: Operation, endpoint: Endpoint): void {
  // Files come as forms and go as bytes.
  if (endpoint.upload) operation.requestBody = UPLOAD_FORM;
  if (endpoint.responses[200] === Download) {
    const content = { 'application/octet-stream': { schema: FILE } };
    operation.responses = { ...operation.responses, 200: { description: 'The file', content } };
  }
  if (takesIfMatch(endpoint)) {
    operation.parameters = [...(operation.parameters ?? []), IF_MATCH];
  }
  for (const status of ['429', '503']) {
    const response = operation.responses?.[status];
    if (response) Object.assign(response, { headers: RETRY_AFTER });
  }
}

function describeOperations({ paths = {} }: OpenAPIV3_1.Document): void {
  for (const key of endpointKeys) {
    const { method, path } = parseEndpointKey(key);
    const operation = paths[path]?.[method.toLowerCase() as OpenAPIV3_1.HttpMethods];
    if (operation) describe(operation, endpoints[key]);
  }
}

/** Lists the codes of problems, which the contract leaves out for the sake of the browser's script. */
function listProblemCodes({ components }: OpenAPIV3_1.Document): void {
  Object.assign(components?.schemas?.ProblemCode ?? {}, { enum: Object.keys(problems).sort() });
}

/**
 * The schemas that something is made of: itself, when it is one, and what stands within; not what a schema makes only
 * when it is asked for, which the contract has nowhere.
 */
function* schemasIn(part: unknown, seen = new Set<unknown>()): Generator<z.ZodType> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const isSchema = part instanceof z.ZodType;
  if (isSchema) yield part;
  for (const inner of Object.values(isSchema ? part.def : part)) yield* schemasIn(inner, seen);
}

/**
 * The names and descriptions of the contract's schemas, of every one that a call is made of. Zod has them for the whole
 * process: the bundle that renders pages has copies of some, and whoever was loaded last would have the name.
 */
const described = z.registry<z.GlobalMeta>();

const listSchemas = createJsonSchemaTransformObject({ schemaRegistry: described });

const transformObject: SwaggerTransformObject = (source) => {
  const document = listSchemas(source) as OpenAPIV3_1.Document;
  describeOperations(document);
  listProblemCodes(document);
  return withUsedSchemas(document);
};

/** Fills it. The recipe is part of a form, of which endpoints say nothing. */
function describeSchemas(): void {
  for (const schema of schemasIn([endpoints, Recipe])) {
    const meta = schema.meta();
    if (meta) described.add(schema, meta);
  }
}

function makeDocument(app: FastifyInstance): OpenAPIV3_1.Document {
  describeSchemas();
  return app.swagger() as OpenAPIV3_1.Document;
}

/** Serves what stays the same as long as the process lives. */
function serveOnce(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let made: Promise<CachedResponse> | undefined;
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    made ??= Promise.try(make)
      .then((content) => createCachedResponse(content, type))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, await made);
  });
}

/** Describes every route that is registered after it, for programs and for people. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: "Bahá'í Friends",
        description:
          'Dates are civil days, YYYY-MM-DD. Every changing call but those about notifications carries the header CSRF-Token ' +
          'with a token from /api/csrf-token. Errors are JSON with a message for people, and with a code ' +
          'and values for programs.',
        version: '1',
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: described }),
    transformObject,
  });

  // Made at the first call: only then every route is registered.
  serveOnce(app, '/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(makeDocument(app)),
  );
  serveOnce(app, API_DOCS_PATH, 'text/html; charset=utf-8', () => renderApiDocs(makeDocument(app)));
}
