import { escapeHtml } from '@bahai-friends/contract';
import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = OpenAPIV3_1.SchemaObject & { $ref?: string; anyOf?: Schema[]; items?: Schema };
type Operation = OpenAPIV3_1.OperationObject;

/** The page's own style; the security headers allow it by its hash. */
export const API_DOCS_STYLE = `
:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;color:#1f2937;background:#fffdf5}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
section{background:#fff;border:1px solid #e5e7eb;border-inline-start:.4rem solid #fc0;border-radius:.5rem;padding:.5rem 1.25rem;margin-block:1rem}
h3{font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top;border-top:1px solid #f3f4f6;overflow-wrap:break-word}
@media (width<40rem){tr,th,td{display:block}td{border:0}}
code{overflow-wrap:anywhere}
a{color:#1d4ed8}
@media (prefers-color-scheme:dark){:root{color:#f3eee1;background:#14161b}section{background:#1d2027;border-color:#3a372e;border-inline-start-color:#fc0}th,td{border-top-color:#3a372e}a{color:#93c5fd}}`;

const refName = (ref: string): string => ref.split('/').at(-1) ?? ref;

/** A schema in a few words, such as `array of Quote` or `string (date) or null`. */
function describe(schema: Schema | undefined): string {
  if (schema === undefined) return 'nothing';
  if (schema.$ref) return refName(schema.$ref);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describe))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.type === 'array') return `array of ${describe(schema.items)}`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties as Record<string, Schema>);
    return `{ ${fields.map(([name, field]) => `${name}: ${describe(field)}`).join(', ')} }`;
  }
  const limit = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return `${[schema.type ?? 'anything'].flat().join(' or ')}${format}${limit}`;
}

const contentSchema = (content: OpenAPIV3_1.ResponseObject['content']): Schema | undefined =>
  Object.values(content ?? {})[0]?.schema as Schema | undefined;

const row = (heading: string, ...cells: string[]): string =>
  `<tr><th scope="row">${escapeHtml(heading)}</th>${cells
    .map((cell) => `<td>${escapeHtml(cell)}</td>`)
    .join('')}</tr>`;

function renderOperation(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  const responses = Object.entries(operation.responses ?? {}) as [
    string,
    OpenAPIV3_1.ResponseObject,
  ][];
  const rows = [
    ...parameters.map((parameter) =>
      row(`${parameter.in} ${parameter.name}`, describe(parameter.schema as Schema)),
    ),
    ...(body ? [row('body', describe(contentSchema(body.content)))] : []),
    ...responses.map(([status, { content }]) => row(status, describe(contentSchema(content)))),
  ];
  return `<section><h3>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</h3>
<p>${escapeHtml(operation.summary ?? '')}</p><table>${rows.join('')}</table></section>`;
}

function renderTypes(schemas: Record<string, Schema>): string {
  const sections = Object.entries(schemas).map(([name, schema]) => {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    const rows = fields.map(([field, type]) =>
      row(field, describe(type), schema.required?.includes(field) ? 'always' : 'may be absent'),
    );
    const content =
      rows.length > 0
        ? `<table>${rows.join('')}</table>`
        : `<p>${escapeHtml(describe(schema))}</p>`;
    return `<section><h3>${escapeHtml(name)}</h3>${content}</section>`;
  });
  return `<h2>Types</h2>${sections.join('')}`;
}

/** The API's description as one page that needs no script. */
export function renderApiDocs(document: OpenAPIV3_1.Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      tag: (operation as Operation).tags?.[0] ?? 'Other',
      html: renderOperation(method, path, operation as Operation),
    })),
  );
  const groups = Map.groupBy(operations, ({ tag }) => tag);
  const body = [...groups].map(
    ([tag, group]) => `<h2>${escapeHtml(tag)}</h2>${group.map(({ html }) => html).join('')}`,
  );
  const title = `${escapeHtml(document.info.title)}: API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${API_DOCS_STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${body.join('')}${renderTypes((document.components?.schemas ?? {}) as Record<string, Schema>)}</main></body></html>`;
}
