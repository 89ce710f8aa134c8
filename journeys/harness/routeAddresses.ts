import { profileSections } from '../../contract/rules/profile.ts';
import { paths } from '../../app/paths.ts';
import { routeEntries, type Guard, type RouteName } from '../../app/routeTable.ts';

/** Real addresses of routes with parameters, and of pages whose tabs differ. */
const examples: Partial<Record<RouteName, readonly string[]>> = {
  job: [paths.job('sunrise-spritz'), paths.job('harbour-roaster-visit')],
  submission: [paths.submission('harbour-roaster-visit')],
  year: [paths.year, `${paths.year}&statement=${new Date().getUTCFullYear()}`],
  profileEdit: profileSections.map(paths.profileSection),
};

/** Returns whether a path is an OAuth callback, which redirects unless a provider opened it. */
export function isOAuthRedirect(path: string): boolean {
  return path.startsWith(`${paths.redirect}/`);
}

/**
 * Returns the addresses of all pages with this guard. Throws for a route with parameters that has no example, so that
 * no page can be left out of a test.
 */
export function getAddressesByGuard(guard: Guard): string[] {
  return routeEntries
    .filter(([, entry]) => entry.guard === guard && !isOAuthRedirect(entry.path))
    .flatMap(([name, { path }]) => {
      const known = examples[name];
      if (known) return known;
      if (/[:*]/.test(path)) throw new Error(`Add an address of "${name}" to ${import.meta.url}.`);
      return [path];
    });
}

/** Returns the address and guard of every route; parameters are an unknown id or a real provider. */
export function getAllAddresses(): { address: string; guard: Guard }[] {
  return routeEntries.map(([, { path, guard }]) => ({
    address: path.replace(':id', 'unknown').replace('*', 'tiktok'),
    guard,
  }));
}
