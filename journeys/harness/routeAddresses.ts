import { profileSections } from '../../contract/rules/profile.ts';
import { paths } from '../../app/paths.ts';
import { routeEntries, type Guard, type RouteName } from '../../app/routeTable.ts';

/** Example addresses for routes with parameters, and for pages whose tabs differ. */
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
 * Returns the addresses of all pages with a guard. Throws if a route with parameters has no example address, because tests would then skip
 * that page.
 */
export function getAddressesByGuard(guard: Guard): string[] {
  return routeEntries
    .filter(([, entry]) => entry.guard === guard && !isOAuthRedirect(entry.path))
    .flatMap(([name, { path }]) => {
      const addresses = examples[name];
      if (addresses) return addresses;
      if (/[:*]/.test(path)) throw new Error(`Add an address of "${name}" to ${import.meta.url}.`);
      return [path];
    });
}

/** Returns the address and guard of every route. Parameters get an unknown id or, for providers, a real name. */
export function getAllAddresses(): { address: string; guard: Guard }[] {
  return routeEntries.map(([, { path, guard }]) => ({
    address: path.replace(':id', 'unknown').replace('*', 'tiktok'),
    guard,
  }));
}

/** Returns the address of completing the profile. The page adds its step once it knows the user, so the address is there with and without one. */
export const joiningAddress = (origin: string): RegExp =>
  new RegExp(String.raw`^${origin}${paths.registerProfile}(\?step=\w+)?$`);
