import { z } from 'zod';
import { adminProblems, Download, defineEndpoints } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

/** How a backup was made: by `npm run admin -- backup`, or downloaded in the dashboard. */
export const BackupWay = z.enum(['command', 'download']);
export type BackupWay = z.infer<typeof BackupWay>;

/** The backup that was made last. */
export const LastBackup = z
  .object({
    at: z.iso.datetime().meta({ description: 'When it was begun' }),
    way: BackupWay,
  })
  .meta({ id: 'LastBackup' });
export type LastBackup = z.infer<typeof LastBackup>;

/** The state of the site, for the person who operates it. */
export const SiteState = z
  .object({
    version: z.string().meta({ description: 'Semantic version, such as 1.0.0' }),
    database: z.enum(['sqlite', 'postgres']),
    databaseBytes: z.int().min(0),
    diskFreeBytes: z.int().min(0).nullable().meta({
      description:
        'Of the disk with the embedded database; null with PostgreSQL, whose disk is its own',
    }),
    lastBackup: LastBackup.nullable(),
  })
  .meta({ id: 'SiteState' });
export type SiteState = z.infer<typeof SiteState>;

export const backupEndpoints = defineEndpoints({
  'GET /api/state': {
    summary: 'The last backup, sizes and version; for the Master Admin',
    tag: 'Operations',
    access: 'admin',
    responses: { 200: SiteState, ...adminProblems },
  },
  'POST /api/backup': {
    summary:
      'A backup of the whole database as one SQLite file, for the Master Admin; one at a time, others get 503',
    tag: 'Operations',
    access: 'admin',
    recentPassword: true,
    responses: { 200: Download, ...adminProblems, 503: Problem },
  },
});
