import { z } from 'zod';
import {
  count,
  displayName,
  emptyProfile,
  engagementRate,
  httpsUrl,
  type ProviderDefinition,
  shortText,
  subject,
} from './providerDefinition.ts';

const me =
  'https://graph.instagram.com/v23.0/me?fields=user_id,username,name,account_type,profile_picture_url,followers_count,media.limit(12){like_count,comments_count}';
const meSchema = z.object({
  user_id: subject,
  username: shortText,
  name: displayName.optional(),
  account_type: shortText.optional(),
  profile_picture_url: httpsUrl,
  followers_count: count.optional(),
  media: z
    .object({
      data: z.array(z.object({ like_count: count.optional(), comments_count: count.optional() })),
    })
    .optional(),
});

/** Instagram API with Instagram Login. */
export const instagram: ProviderDefinition = {
  name: 'instagram',
  issuer: 'https://www.instagram.com',
  authorizationUrl: 'https://www.instagram.com/oauth/authorize',
  tokenUrl: 'https://api.instagram.com/oauth/access_token',
  clientParameter: 'client_id',
  scopeSeparator: ',',
  scopes: { basic: ['instagram_business_basic'], full: ['instagram_business_basic'] },
  requiredScopes: ['instagram_business_basic'],
  challengeEncoding: 'base64url',
  extraParameters: {},
  tokenExtension: {
    url: 'https://graph.instagram.com/access_token',
    grantType: 'ig_exchange_token',
    tokenParameter: 'access_token',
  },
  profileUrls: { basic: [me], full: [me] },
  readProfile([response]) {
    const { user_id, username, name, account_type, profile_picture_url, followers_count, media } =
      meSchema.parse(response);
    const reactions = media?.data.map(
      ({ like_count = 0, comments_count = 0 }) => like_count + comments_count,
    );
    return {
      ...emptyProfile,
      subject: user_id,
      name: name || username,
      handle: `@${username}`,
      profileUrl: `https://www.instagram.com/${encodeURIComponent(username)}`,
      avatarUrl: profile_picture_url ?? null,
      followers: followers_count ?? null,
      engagement: engagementRate(reactions ?? [], followers_count),
      isPersonal: account_type?.toUpperCase() === 'PERSONAL',
    };
  },
};
