import type { Route } from '../../plugins/endpoint-route.ts';
import type { SocialLinksService } from './social-links.service.ts';

export function socialLinkRoutes(route: Route, socialLinks: SocialLinksService): void {
  route('GET /api/social-links', () => socialLinks.list());
}
