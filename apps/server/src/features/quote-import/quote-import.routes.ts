import type { Route } from '../../http/endpoint-route.ts';
import type { WithFile } from '../../http/multipart-upload.ts';
import type { QuoteImportService } from './quote-import.service.ts';

export function quoteImportRoutes(
  route: Route,
  quoteImport: QuoteImportService,
  withFile: WithFile,
): void {
  route('POST /api/quotes/check-conflicts', (_, { actor, request }) =>
    withFile(request, actor, (file) => quoteImport.check(file)),
  );

  route('POST /api/quotes/upload', (_, { actor, request }) =>
    withFile(request, actor, (file) => quoteImport.upload(actor, file)),
  );

  route('GET /api/quotes/export', ({ query }) => quoteImport.export(query.format));

  route('GET /api/templates', () => quoteImport.templates());

  route('GET /api/templates/{file}', ({ params }) => quoteImport.template(params.file));
}
