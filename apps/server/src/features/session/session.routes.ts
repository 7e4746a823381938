import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/endpoint-route.ts';

export function sessionRoutes(app: FastifyInstance): void {
  route(app, 'GET /api/csrf-token', (_input, { reply }) => {
    reply.header('cache-control', 'no-store');
    return { csrfToken: reply.generateCsrf() };
  });
  route(app, 'GET /api/session', (_input, { reply }) => {
    reply.header('cache-control', 'no-store');
    return { authenticated: false };
  });
}
