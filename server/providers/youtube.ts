import { z } from 'zod';
import {
  count,
  displayName,
  emptyProfile,
  httpsUrl,
  type ProviderDefinition,
  shortText,
  subject,
  text,
} from './providerDefinition.ts';

const userInfo = 'https://openidconnect.googleapis.com/v1/userinfo';
const channels =
  'https://www.googleapis.com/youtube/v3/channels?part=snippet,statistics&mine=true&maxResults=1';
const youtubeScope = 'https://www.googleapis.com/auth/youtube.readonly';
const userSchema = z.object({
  sub: subject,
  name: displayName.optional(),
  email: text.optional(),
  email_verified: z.boolean().optional(),
  picture: httpsUrl,
});
const channelsSchema = z.object({
  items: z
    .array(
      z.object({
        id: shortText,
        snippet: z.object({ title: displayName, customUrl: shortText.optional() }),
        statistics: z.object({
          subscriberCount: count.optional(),
          hiddenSubscriberCount: z.boolean().optional(),
        }),
      }),
    )
    .optional(),
});

/** Google sign-in with the user's YouTube channel. */
export const youtube: ProviderDefinition = {
  name: 'youtube',
  issuer: 'https://accounts.google.com',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  clientParameter: 'client_id',
  scopeSeparator: ' ',
  scopes: {
    basic: ['openid', 'email', 'profile'],
    full: ['openid', 'email', 'profile', youtubeScope],
  },
  requiredScopes: [youtubeScope],
  challengeEncoding: 'base64url',
  // Without these two parameters, Google issues a refresh token only at the first consent.
  extraParameters: { access_type: 'offline', prompt: 'consent' },
  profileUrls: { basic: [userInfo], full: [userInfo, channels] },
  readProfile([user, list]) {
    const { sub, name, email, email_verified: isVerified, picture } = userSchema.parse(user);
    const channel = list === undefined ? undefined : channelsSchema.parse(list).items?.[0];
    const isHidden = channel?.statistics.hiddenSubscriberCount === true;
    return {
      ...emptyProfile,
      subject: sub,
      name: name || channel?.snippet.title || (email ?? sub),
      handle: channel?.snippet.customUrl ?? (channel?.snippet.title || channel?.id) ?? '',
      profileUrl: channel ? `https://www.youtube.com/channel/${channel.id}` : '',
      avatarUrl: picture ?? null,
      email: email ?? null,
      isEmailVerified: isVerified === true,
      followers: isHidden ? null : (channel?.statistics.subscriberCount ?? null),
    };
  },
};
