import type { Rolldown } from 'vite';
import { routeEntries, type RouteName } from '../../app/routeTable.ts';
import { createChunkCollector, getRouteModules } from './routeModules.ts';

/** Routes on which visits begin. They load no module that they do not need. */
const firstRoutes: readonly RouteName[] = ['home', 'terms', 'signin', 'dashboard', 'jobs'];

/**
 * Returns a function that names the chunk of a module after the routes that load it, so that the modules of the same routes share a chunk.
 * For a module of the first routes, the others do not count, which keeps the chunks of the first routes few and large. `output` is of a
 * build without groups. The function returns null for modules that begin a chunk and for modules that no route loads, and for icons that a
 * part of a page loads later, which would load the chunk of another route with its icon.
 */
export function createChunkNames({ output }: Rolldown.RolldownOutput) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const findImports = ({ imports }: Rolldown.OutputChunk) =>
    chunks.filter(({ fileName }) => imports.includes(fileName));
  const collect = createChunkCollector(chunks);
  const modules = routeEntries.map(([route, entry]) => {
    const ids = [...collect(getRouteModules(entry))].flatMap(({ moduleIds }) => moduleIds);
    return { route, ids: new Set(ids) };
  });
  const isLater = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk) =>
    isDynamicEntry && !facadeModuleId?.includes('/app/routes/');
  const later = chunks.filter(isLater).flatMap((chunk) => [chunk, ...findImports(chunk)]);
  const laterIcons = new Set(
    later.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/icons/')),
  );
  const starts = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  return (id: string): string | null => {
    if (starts.has(id)) return null;
    const routes = modules.filter(({ ids }) => ids.has(id)).map(({ route }) => route);
    const first = routes.filter((route) => firstRoutes.includes(route));
    if (first.length === 0 && laterIcons.has(id)) return null;
    return (first.length > 0 ? first : routes).join('-') || null;
  };
}
