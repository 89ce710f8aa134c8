import type { Config } from '../config.ts';
import type { ReadBio } from '../domain/social/bioChecks.ts';
import type { ManualPlatform } from '../domain/social/profileAddress.ts';
import { limitedFetch, UnreachableError } from './limitedFetch.ts';
import { bioPath } from '../demo/fakeProvider/bioPath.ts';

const largestPage = 3_000_000;

/**
 * How bios are read: from the page of the profile, or in the demo from its stand-in. The addresses were checked
 * when they were given (known hosts, https), and no redirect is followed.
 */
export function bioReader(
  { isDemo }: Config,
  platform: ManualPlatform,
  ownAddress: () => string,
): ReadBio {
  return async ({ handle, profileUrl }) => {
    const address = isDemo ? `${ownAddress()}${bioPath(platform, handle)}` : profileUrl;
    const answer = await limitedFetch(address, {
      headers: { accept: 'text/html' },
      maxBytes: largestPage,
    });
    if (!answer.ok) throw new UnreachableError('A profile could not be read.');
    return answer.text();
  };
}
