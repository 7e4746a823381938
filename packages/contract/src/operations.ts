import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const operationEndpoints = defineEndpoints({
  'GET /api/health': {
    summary: 'Whether the process is alive',
    tag: 'Operations',
    access: 'public',
    responses: { 200: z.object({ status: z.literal('ok') }) },
  },
});
