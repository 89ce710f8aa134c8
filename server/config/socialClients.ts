import type { SignProvider } from '../contract/social.ts';
import { ConfigError } from './readVariables.ts';

/** What a provider knows us by. */
export type SocialClient = { id: string; secret: string };

type Names = `${Uppercase<SignProvider>}_CLIENT_${'ID' | 'SECRET'}`;

/** Reads the clients; half of one, or one without a fixed address to return to, is a ConfigError. */
export function readSocialClients(
  values: Record<Names, string>,
  publicOrigin: string,
): Record<SignProvider, SocialClient | null> {
  const read = (name: Uppercase<SignProvider>): SocialClient | null => {
    const [id, secret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]];
    if (!id && !secret) return null;
    if (!id) throw new ConfigError(`${name}_CLIENT_ID: is required beside ${name}_CLIENT_SECRET.`);
    if (!secret) {
      throw new ConfigError(`${name}_CLIENT_SECRET: is required beside ${name}_CLIENT_ID.`);
    }
    if (!publicOrigin) {
      throw new ConfigError(
        `PUBLIC_ORIGIN: is required beside ${name}_CLIENT_ID, since people return to it.`,
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
