import type { SignInProvider } from '../../contract/rules/platforms.ts';
import { ConfigError } from './readVariables.ts';

/** Our registration at an OAuth provider. */
export type SocialClient = { id: string; secret: string };

type Names = `${Uppercase<SignInProvider>}_CLIENT_${'ID' | 'SECRET'}`;

/** Reads the OAuth clients; throws a ConfigError for an incomplete client, or for a client without PUBLIC_ORIGIN. */
export function readSocialClients(
  values: Record<Names, string>,
  publicOrigin: string,
): Record<SignInProvider, SocialClient | null> {
  const read = (name: Uppercase<SignInProvider>): SocialClient | null => {
    const [id, secret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]];
    if (!id && !secret) return null;
    if (!id) throw new ConfigError(`${name}_CLIENT_ID: is required with ${name}_CLIENT_SECRET.`);
    if (!secret) {
      throw new ConfigError(`${name}_CLIENT_SECRET: is required with ${name}_CLIENT_ID.`);
    }
    if (!publicOrigin) {
      throw new ConfigError(
        `PUBLIC_ORIGIN: is required with ${name}_CLIENT_ID, for the redirect URI.`,
      );
    }
    return { id, secret };
  };
  return {
    facebook: read('FACEBOOK'),
    instagram: read('INSTAGRAM'),
    youtube: read('YOUTUBE'),
    tiktok: read('TIKTOK'),
  };
}
