import type { RouteEntry } from '../../app/routeTable.ts';

// What every page of the application loads with its layout.
const layout = [
  'shell/AuthenticatedLayout.tsx',
  'features/commands/Commands.tsx',
  'features/unread/UnreadBell.tsx',
];

/** Returns the modules that a route imports dynamically, as paths in `app`. */
export function getRouteModules({ guard, page, part }: RouteEntry): string[] {
  const pages = [page, part ?? []].flat().map((name) => `routes/${name}.tsx`);
  return guard === 'approved' ? [...layout, ...pages] : pages;
}

type Chunk = { fileName: string; facadeModuleId: string | null; imports: string[] };

/** Returns a function that collects the chunks of modules with all chunks that they import. Throws for a module without a chunk. */
export function createChunkCollector<Found extends Chunk>(chunks: readonly Found[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const collect = (chunk: Found | undefined, collected: Set<Found>): void => {
    if (!chunk || collected.has(chunk)) return;
    collected.add(chunk);
    for (const name of chunk.imports) collect(byName.get(name), collected);
  };
  return (modules: readonly string[]): Set<Found> => {
    const collected = new Set<Found>();
    for (const module of modules) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/${module}`));
      if (!chunk) throw new Error(`No chunk begins with app/${module}.`);
      collect(chunk, collected);
    }
    return collected;
  };
}
