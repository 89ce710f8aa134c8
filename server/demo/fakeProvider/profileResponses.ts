import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import type { Person } from './people.ts';

/** Number of posts of each person. */
const posts = 10;
/** Reactions to a post as a share of the followers. */
const engagement = 0.042;

/** Builds the profile responses of each provider, one per profile URL, so that the demo runs the code that parses real responses. */
export const profileResponses: Record<SignInProvider, (person: Person) => object[]> = {
  facebook: ({ subject, name, email }) => [{ id: subject, name, ...(email && { email }) }],
  instagram: ({ subject, name, handle, followers, isPersonal }) => [
    {
      user_id: subject,
      username: handle.slice(1),
      name,
      account_type: isPersonal ? 'PERSONAL' : 'MEDIA_CREATOR',
      followers_count: followers,
      media: { data: [{ like_count: Math.round(followers * engagement), comments_count: 0 }] },
    },
  ],
  youtube: ({ subject, name, handle, followers, email, isEmailVerified }) => [
    { sub: subject, name, ...(email && { email, email_verified: isEmailVerified }) },
    {
      items: [
        {
          id: subject,
          snippet: { title: name, customUrl: handle },
          statistics: { subscriberCount: String(followers) },
        },
      ],
    },
  ],
  tiktok: ({ subject, name, handle, followers }) => [
    {
      data: {
        user: {
          open_id: subject,
          display_name: name,
          username: handle.slice(1),
          follower_count: followers,
          likes_count: Math.round(followers * engagement * posts),
          video_count: posts,
        },
      },
    },
  ],
};
