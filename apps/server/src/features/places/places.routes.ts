import type { Route } from '../../http/endpoint-route.ts';
import type { PlaceSearch } from './place-search.ts';

export function placeRoutes(route: Route, findPlaces: PlaceSearch): void {
  route('GET /api/places', ({ query }) => findPlaces(query.search));
}
