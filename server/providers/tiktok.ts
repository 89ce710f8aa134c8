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

const userInfo = 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name,avatar_url';
const userSchema = z.object({
  data: z.object({
    user: z.object({
      open_id: subject,
      display_name: displayName,
      username: shortText.optional(),
      avatar_url: httpsUrl,
      profile_deep_link: httpsUrl,
      follower_count: count.optional(),
      likes_count: count.optional(),
      video_count: count.optional(),
    }),
  }),
});

/** TikTok Login Kit. */
export const tiktok: ProviderDefinition = {
  name: 'tiktok',
  issuer: 'https://www.tiktok.com',
  authorizationUrl: 'https://www.tiktok.com/v2/auth/authorize/',
  tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
  clientParameter: 'client_key',
  scopeSeparator: ',',
  scopes: {
    basic: ['user.info.basic'],
    full: ['user.info.basic', 'user.info.profile', 'user.info.stats'],
  },
  requiredScopes: ['user.info.profile', 'user.info.stats'],
  challengeEncoding: 'hex',
  extraParameters: {},
  profileUrls: {
    basic: [userInfo],
    full: [`${userInfo},username,profile_deep_link,follower_count,likes_count,video_count`],
  },
  readProfile([response]) {
    const { user } = userSchema.parse(response).data;
    const handle = user.username ? `@${user.username}` : user.display_name || user.open_id;
    const reactions = user.video_count ? [(user.likes_count ?? 0) / user.video_count] : [];
    return {
      ...emptyProfile,
      subject: user.open_id,
      name: user.display_name,
      handle,
      profileUrl: user.profile_deep_link ?? `https://www.tiktok.com/${encodeURIComponent(handle)}`,
      avatarUrl: user.avatar_url ?? null,
      followers: user.follower_count ?? null,
      engagement: engagementRate(reactions, user.follower_count),
    };
  },
};
