import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const operationEndpoints = defineEndpoints({
  'GET /api/health': {
    summary: 'Whether the process is alive',
    tag: 'Operations',
    access: 'public',
    database: 'none',
    responses: { 200: z.object({ status: z.literal('ok') }) },
  },
  'GET /api/ready': {
    summary: 'Whether requests can be served: the database is reachable and up to date',
    tag: 'Operations',
    access: 'public',
    database: 'read',
    responses: { 200: z.object({ status: z.literal('ready') }) },
  },
});
