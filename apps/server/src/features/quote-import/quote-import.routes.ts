import type { Route } from '../../http/endpoint-route.ts';
import type { WithForm } from '../../http/multipart-upload.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import type { QuoteImportService } from './quote-import.service.ts';

export function quoteImportRoutes(
  route: Route,
  quoteImport: QuoteImportService,
  withForm: WithForm,
): void {
  route('POST /api/quotes/check-conflicts', (_, context) =>
    withForm(
      context,
      async ({ file, recipe }) => new StreamedJson(await quoteImport.check(file, recipe)),
    ),
  );

  route('POST /api/quotes/upload', (_, context) =>
    withForm(context, ({ file, recipe }) => quoteImport.upload(context.actor, file, recipe)),
  );

  route('POST /api/quotes/preview', ({ query }, context) =>
    withForm(
      context,
      async ({ file, recipe }) =>
        new StreamedJson(await quoteImport.preview(file, recipe, query.rows)),
    ),
  );

  route('GET /api/quotes/export', ({ query }) => quoteImport.export(query.format));

  route('GET /api/templates', () => quoteImport.templates());

  route('GET /api/templates/{file}', ({ params }) => quoteImport.template(params.file));
}
