import type { Route } from '../../http/endpoint-route.ts';
import type { WithFile } from '../../http/multipart-upload.ts';
import type { QuoteImportService } from './quote-import.service.ts';

export function quoteImportRoutes(
  route: Route,
  transfer: QuoteImportService,
  withFile: WithFile,
): void {
  route('POST /api/quotes/check-conflicts', (_, { actor, request }) =>
    withFile(request, actor, (file) => transfer.check(file)),
  );

  route('POST /api/quotes/upload', (_, { actor, request }) =>
    withFile(request, actor, (file) => transfer.upload(actor, file)),
  );

  route('GET /api/quotes/export', ({ query }) => transfer.export(query.format));

  route('GET /api/templates', () => transfer.templates());

  route('GET /api/templates/{file}', ({ params }) => transfer.template(params.file));
}
