import type { Route } from '../../http/endpoint-route.ts';
import { StreamedFile } from '../../http/streamed-file.ts';
import type { BackupsService } from './backups.service.ts';

const SQLITE_TYPE = 'application/vnd.sqlite3';

export function backupRoutes(route: Route, backups: BackupsService): void {
  route('GET /api/state', (_input, { actor, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return backups.state(actor);
  });

  route('POST /api/backup', async (_input, { actor, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return new StreamedFile({ ...(await backups.download(actor)), type: SQLITE_TYPE });
  });
}
