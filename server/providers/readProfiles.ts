import { z } from 'zod';
import type { SignProvider } from '../contract/social.ts';
import type { SocialProfile } from './profile.ts';

const text = z.string().max(2000);
const short = z.string().max(200);
const subject = z.union([z.string().min(1).max(200), z.number().transform(String)]);
const count = z.coerce.number().int().min(0).max(1e12);
const web = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .optional()
  .catch(undefined);

const facebook = z.object({
  id: subject,
  name: short,
  email: text.optional(),
  picture: z.object({ data: z.object({ url: web }) }).optional(),
});
const instagram = z.object({
  user_id: subject,
  username: short,
  name: short.optional(),
  account_type: short.optional(),
  profile_picture_url: web,
  followers_count: count.optional(),
  media: z
    .object({
      data: z.array(z.object({ like_count: count.optional(), comments_count: count.optional() })),
    })
    .optional(),
});
const google = z.object({
  sub: subject,
  name: short.optional(),
  email: text.optional(),
  email_verified: z.boolean().optional(),
  picture: web,
});
const channels = z.object({
  items: z
    .array(
      z.object({
        id: short,
        snippet: z.object({ title: short, customUrl: short.optional() }),
        statistics: z.object({
          subscriberCount: count.optional(),
          hiddenSubscriberCount: z.boolean().optional(),
        }),
      }),
    )
    .optional(),
});
const tiktok = z.object({
  data: z.object({
    user: z.object({
      open_id: subject,
      display_name: short,
      username: short.optional(),
      avatar_url: web,
      profile_deep_link: web,
      follower_count: count.optional(),
      likes_count: count.optional(),
      video_count: count.optional(),
    }),
  }),
});

const nothing = {
  avatarUrl: null,
  email: null,
  isEmailVerified: false,
  followers: null,
  engagement: null,
  isPersonal: false,
};

/** Reads the answers of each provider; throws where one does not look as documented. */
export const readProfile: Record<SignProvider, (answers: unknown[]) => SocialProfile> = {
  facebook([me]) {
    const { id, name, email, picture } = facebook.parse(me);
    return {
      ...{ ...nothing, subject: id, name, handle: name, avatarUrl: picture?.data.url ?? null },
      // Facebook does not say whether it has proven the address.
      email: email ?? null,
      profileUrl: `https://www.facebook.com/${encodeURIComponent(id)}`,
    };
  },
  instagram([me]) {
    const read = instagram.parse(me);
    return {
      ...nothing,
      subject: read.user_id,
      name: read.name ?? read.username,
      handle: `@${read.username}`,
      profileUrl: `https://www.instagram.com/${encodeURIComponent(read.username)}`,
      avatarUrl: read.profile_picture_url ?? null,
      followers: read.followers_count ?? null,
      engagement: rate(
        read.media?.data.map((one) => (one.like_count ?? 0) + (one.comments_count ?? 0)) ?? [],
        read.followers_count,
      ),
      isPersonal: read.account_type?.toUpperCase() === 'PERSONAL',
    };
  },
  youtube([me, list]) {
    const { sub, name, email, email_verified: isVerified, picture } = google.parse(me);
    const channel = list === undefined ? undefined : channels.parse(list).items?.[0];
    const isHidden = channel?.statistics.hiddenSubscriberCount === true;
    return {
      ...nothing,
      subject: sub,
      name: name ?? channel?.snippet.title ?? email ?? sub,
      handle: channel?.snippet.customUrl ?? channel?.snippet.title ?? '',
      profileUrl: channel ? `https://www.youtube.com/channel/${channel.id}` : '',
      avatarUrl: picture ?? null,
      email: email ?? null,
      isEmailVerified: isVerified === true,
      followers: isHidden ? null : (channel?.statistics.subscriberCount ?? null),
    };
  },
  tiktok([info]) {
    const { user } = tiktok.parse(info).data;
    const handle = user.username ? `@${user.username}` : user.display_name;
    return {
      ...{ ...nothing, subject: user.open_id, name: user.display_name, handle },
      profileUrl: user.profile_deep_link ?? `https://www.tiktok.com/${encodeURIComponent(handle)}`,
      avatarUrl: user.avatar_url ?? null,
      followers: user.follower_count ?? null,
      engagement: rate(
        user.video_count ? [(user.likes_count ?? 0) / user.video_count] : [],
        user.follower_count,
      ),
    };
  },
};

// The mean of reactions to a post, as a share of the audience, in hundredths of a percent.
function rate(reactions: number[], followers = 0): number | null {
  if (reactions.length === 0 || followers === 0) return null;
  const mean = reactions.reduce((sum, one) => sum + one, 0) / reactions.length;
  return Math.min(Math.round((mean / followers) * 10_000), 10_000);
}
