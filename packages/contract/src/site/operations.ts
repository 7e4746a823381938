import { z } from 'zod';
import { defineEndpoints } from '../http/endpoint.ts';

export const operationEndpoints = defineEndpoints({
  'GET /api/health': {
    summary: 'Whether the process is alive, and which version it is',
    tag: 'Operations',
    access: 'public',
    database: 'none',
    responses: {
      200: z.object({
        status: z.literal('ok'),
        version: z.string().meta({ description: 'Semantic version, such as 1.0.0' }),
      }),
    },
  },
  'GET /api/ready': {
    summary: 'Whether requests can be served: the database is reachable and up to date',
    tag: 'Operations',
    access: 'public',
    database: 'read',
    responses: { 200: z.object({ status: z.literal('ready') }) },
  },
});
