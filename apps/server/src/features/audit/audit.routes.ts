import type { Route } from '../../http/endpoint-route.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(route: Route, audit: AuditService): void {
  route('GET /api/audit', ({ query }, { actor }) => audit.list(actor, query));
}
