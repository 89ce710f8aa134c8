import { platformMessages, type Platform } from '@byline/design-system';
import { defineMessages, useIntl } from 'react-intl';

/** Texts about the data that the app reads from each provider. */
export const accessMessages = defineMessages({
  facebook: {
    id: 'social.reads.facebook',
    defaultMessage:
      'Your name, email address and picture. Facebook tells no audience figures of profiles.',
  },
  instagram: {
    id: 'social.reads.instagram',
    defaultMessage: 'Your handle, picture, followers, and the reactions to your last twelve posts.',
  },
  youtube: {
    id: 'social.reads.youtube',
    defaultMessage: 'Your email address, and your channel’s name, picture and subscribers.',
  },
  tiktok: {
    id: 'social.reads.tiktok',
    defaultMessage: 'Your handle, picture, followers, likes, and how many videos you have.',
  },
});

/** Texts about the kind of account that each provider requires. */
export const requirementMessages = defineMessages({
  facebook: {
    id: 'social.needs.facebook',
    defaultMessage: 'Any Facebook account will do.',
  },
  instagram: {
    id: 'social.needs.instagram',
    defaultMessage:
      'It must be a professional account, business or creator: personal ones cannot be read. Switching is free, in Instagram’s settings.',
  },
  youtube: {
    id: 'social.needs.youtube',
    defaultMessage: 'Choose the Google account that has your channel.',
  },
  tiktok: {
    id: 'social.needs.tiktok',
    defaultMessage: 'Any TikTok account will do. Leave all permissions ticked there.',
  },
});

/** Returns a function that names a platform, for messages and accessible names. */
export function usePlatformName(): (platform: Platform) => string {
  const { formatMessage } = useIntl();
  return (platform) => formatMessage(platformMessages[platform]);
}
