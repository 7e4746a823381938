import {
  Download,
  type Endpoint,
  endpointKeys,
  endpoints,
  parseEndpointKey,
  Recipe,
} from '@bahai-friends/contract';
import { problems } from '@bahai-friends/languages/en/problems';
import type { SwaggerTransformObject } from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
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
import { HIDDEN } from './hidden.ts';

type Operation = OpenAPIV3_1.OperationObject;

/** The path of the description as a page. */
export const API_DOCS_PATH = '/api/docs';

/**
 * Removes unused schemas and sorts the others by name. The library describes each type twice, for input and for output,
 * in the order in which modules were loaded.
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

/** Adds what the library cannot know: it takes every body for JSON, and knows no headers. */
function describe(operation: Operation, endpoint: Endpoint): void {
  // Files are sent as forms and answered as bytes.
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

/** Lists the codes of problems, which the contract does not have, to keep the browser's script small. */
function listProblemCodes({ components }: OpenAPIV3_1.Document): void {
  Object.assign(components?.schemas?.ProblemCode ?? {}, { enum: Object.keys(problems).sort() });
}

/**
 * The schemas within a value: itself, when it is one, and its parts; not those that a lazy schema makes, which the
 * contract does not use.
 */
function* schemasIn(part: unknown, seen = new Set<unknown>()): Generator<z.ZodType> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const isSchema = part instanceof z.ZodType;
  if (isSchema) yield part;
  for (const inner of Object.values(isSchema ? part.def : part)) yield* schemasIn(inner, seen);
}

/**
 * The names and descriptions of the contract's schemas, for every schema that a call uses. Zod's registry is global
 * to the process: the bundle that renders pages has copies of some schemas, and the copy that was loaded last would
 * have the name.
 */
const described = z.registry<z.GlobalMeta>();

const listSchemas = createJsonSchemaTransformObject({ schemaRegistry: described });

const transformObject: SwaggerTransformObject = (source) => {
  const document = listSchemas(source) as OpenAPIV3_1.Document;
  describeOperations(document);
  listProblemCodes(document);
  return withUsedSchemas(document);
};

/** Adds the contract's named schemas; `Recipe` by itself, since it is part of an upload's form, for which endpoints have no schema. */
function describeSchemas(): void {
  for (const schema of schemasIn([endpoints, Recipe])) {
    const meta = schema.meta();
    if (meta) described.add(schema, meta);
  }
}

const INFO = {
  title: "Bahá'í Friends",
  description:
    'Dates are civil days, YYYY-MM-DD. Every changing call but those about notifications carries the header CSRF-Token ' +
    'with a token from /api/csrf-token. A call may name the user that it is made for in the header Session-User, by id: ' +
    'when somebody else is logged in, it is rejected with 401. Errors are JSON with a message for people, and with a code ' +
    'and values for programs.',
  version: '1',
};

/**
 * Describes routes by an app that has nothing but them, and answers nobody: the library and what it needs are a
 * twentieth of all modules, and would be loaded at every start.
 */
async function makeDocument(routes: readonly RouteOptions[]): Promise<OpenAPIV3_1.Document> {
  const { default: swagger } = await import('@fastify/swagger');
  describeSchemas();
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => String);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO },
    transform: createJsonSchemaTransform({ schemaRegistry: described }),
    transformObject,
  });
  for (const { method, url, schema = {} } of routes) {
    app.route({ method, url, schema, handler: () => {} });
  }
  await app.ready();
  const document = app.swagger() as OpenAPIV3_1.Document;
  await app.close();
  return document;
}

/** Serves a content that stays the same as long as the process runs. */
function serveOnce(
  app: FastifyInstance,
  path: string,
  type: string,
  make: () => Promise<string>,
): void {
  let made: Promise<CachedResponse> | undefined;
  app.get(path, HIDDEN, async (request, reply) => {
    made ??= make()
      .then((content) => createCachedResponse(content, type))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, await made);
  });
}

/** Describes every route of the contract that is registered after it, for programs and for people. */
export function openapi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  // It is made at the first call: only then are all routes registered.
  serveOnce(app, '/api/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(await makeDocument(routes)),
  );
  serveOnce(app, API_DOCS_PATH, 'text/html; charset=utf-8', async () =>
    renderApiDocs(await makeDocument(routes)),
  );
}
