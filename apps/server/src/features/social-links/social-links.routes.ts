import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/endpoint-route.ts';
import type { SocialLinksService } from './social-links.service.ts';

export function socialLinkRoutes(app: FastifyInstance, socialLinks: SocialLinksService): void {
  route(app, 'GET /api/social-links', () => socialLinks.list());
}
