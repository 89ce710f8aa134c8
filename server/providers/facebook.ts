import { z } from 'zod';
import {
  displayName,
  emptyProfile,
  httpsUrl,
  type ProviderDefinition,
  subject,
  text,
} from './providerDefinition.ts';

const graph = 'https://graph.facebook.com/v23.0';
const me = `${graph}/me?fields=id,name,email,picture.type(large)`;
const meSchema = z.object({
  id: subject,
  name: displayName,
  email: text.optional(),
  picture: z.object({ data: z.object({ url: httpsUrl }) }).optional(),
});

/** Facebook Login. */
export const facebook: ProviderDefinition = {
  name: 'facebook',
  issuer: 'https://www.facebook.com',
  authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenUrl: `${graph}/oauth/access_token`,
  clientParameter: 'client_id',
  scopeSeparator: ',',
  scopes: { basic: ['public_profile', 'email'], full: ['public_profile', 'email'] },
  requiredScopes: [],
  challengeEncoding: 'base64url',
  extraParameters: {},
  tokenExtension: {
    url: `${graph}/oauth/access_token`,
    grantType: 'fb_exchange_token',
    tokenParameter: 'fb_exchange_token',
  },
  profileUrls: { basic: [me], full: [me] },
  readProfile([response]) {
    const { id, name, email, picture } = meSchema.parse(response);
    return {
      ...emptyProfile,
      subject: id,
      name,
      handle: name || id,
      profileUrl: `https://www.facebook.com/${encodeURIComponent(id)}`,
      avatarUrl: picture?.data.url ?? null,
      // Facebook does not state whether it verified the address.
      email: email ?? null,
    };
  },
};
