import type { Rolldown } from 'vite';
import { routeEntries, type RouteName } from '../../app/routeTable.ts';
import { createChunkCollector, getRouteModules } from './routeModules.ts';

/** Routes on which visits begin. They load no module that they do not need. */
const firstRoutes: readonly RouteName[] = ['home', 'terms', 'signin', 'dashboard', 'jobs'];

/**
 * Returns a function that names the chunk of a module after the routes that load it, so that the modules of the same routes share a chunk.
 * For a module of the first routes, the others do not count, which keeps the chunks of the first routes few and large. `output` is of a
 * build without groups. The function returns null for modules that begin a chunk and for modules that no route loads.
 */
export function createChunkNames({ output }: Rolldown.RolldownOutput) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const collect = createChunkCollector(chunks);
  const modules = routeEntries.map(([route, entry]) => {
    const ids = [...collect(getRouteModules(entry))].flatMap(({ moduleIds }) => moduleIds);
    return { route, ids: new Set(ids) };
  });
  const starts = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  return (id: string): string | null => {
    if (starts.has(id)) return null;
    const routes = modules.filter(({ ids }) => ids.has(id)).map(({ route }) => route);
    const first = routes.filter((route) => firstRoutes.includes(route));
    return (first.length > 0 ? first : routes).join('-') || null;
  };
}
