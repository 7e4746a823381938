import { NO_FILE } from '@bahai-friends/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import type { Route } from '../../plugins/endpoint-route.ts';
import type { QuoteTransferService, UploadedFile } from './quote-transfer.service.ts';

const MEGABYTE = 1024 * 1024;

/** The file of a multipart request, from its field `file`. */
async function uploadedFile(request: FastifyRequest, bytesMax: number): Promise<UploadedFile> {
  const part = await request.file();
  const bytes = await part?.toBuffer();
  if (part?.file.truncated) {
    const size = (bytesMax / MEGABYTE).toLocaleString('en', { maximumFractionDigits: 1 });
    throw new DomainError(
      'too-large',
      `The file is larger than ${size} MB. Please split it into several files.`,
    );
  }
  if (!part || !bytes || part.fieldname !== 'file' || part.filename === '') {
    throw new DomainError('invalid', NO_FILE, { total: 0, issues: [] });
  }
  return { name: part.filename, bytes };
}

export function quoteTransferRoutes(
  route: Route,
  transfer: QuoteTransferService,
  bytesMax: number,
): void {
  route('POST /api/quotes/check-conflicts', async (_, { request }) =>
    transfer.check(await uploadedFile(request, bytesMax)),
  );

  route('POST /api/quotes/upload', async (_, { actor, request }) =>
    transfer.upload(actor, await uploadedFile(request, bytesMax)),
  );

  route('GET /api/quotes/export', ({ query }) => transfer.export(query.format));

  route('GET /api/templates', () => transfer.templates());

  route('GET /api/templates/{file}', ({ params }) => transfer.template(params.file));
}
