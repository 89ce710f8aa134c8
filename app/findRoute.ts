import { matchPath } from 'react-router-dom';
import { routeEntries, type RouteEntry, type RouteName } from './routeTable.ts';

/** Returns the route at an address; undefined for an unknown address. Of several it is the last one: pages that a query selects follow the page of the path. */
export function findRoute(address: {
  pathname: string;
  search: string;
}): ({ name: RouteName } & RouteEntry<RouteName>) | undefined {
  const params = new URLSearchParams(address.search);
  const found = routeEntries.findLast(([, { path }]) => {
    const [page = '', query] = path.split('?');
    const selecting = [...new URLSearchParams(query)];
    return (
      matchPath(page, address.pathname) &&
      selecting.every(([key, value]) => params.get(key) === value)
    );
  });
  return found && { name: found[0], ...found[1] };
}
