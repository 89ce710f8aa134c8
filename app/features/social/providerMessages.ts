import { platformMessages, type Platform } from '@byline/design-system/portal';
import { defineMessages, useIntl } from 'react-intl';

/** Texts about the data that the app reads from each provider. */
export const accessMessages = defineMessages({
  facebook: {
    id: 'social.reads.facebook',
    defaultMessage:
      'Your name, email address and picture. Facebook does not share audience figures for profiles.',
  },
  instagram: {
    id: 'social.reads.instagram',
    defaultMessage: 'Your handle, picture, followers and the reactions to your last twelve posts.',
  },
  youtube: {
    id: 'social.reads.youtube',
    defaultMessage: 'Your email address and your channel’s name, picture and subscribers.',
  },
  tiktok: {
    id: 'social.reads.tiktok',
    defaultMessage: 'Your handle, picture, followers, likes and number of videos.',
  },
});

/** Texts about the kind of account that each provider requires. */
export const requirementMessages = defineMessages({
  facebook: {
    id: 'social.needs.facebook',
    defaultMessage: 'Any Facebook account works.',
  },
  instagram: {
    id: 'social.needs.instagram',
    defaultMessage:
      'You need a professional account (business or creator). We cannot read personal accounts. You can switch for free in Instagram’s settings.',
  },
  youtube: {
    id: 'social.needs.youtube',
    defaultMessage: 'Choose the Google account that owns your channel.',
  },
  tiktok: {
    id: 'social.needs.tiktok',
    defaultMessage: 'Any TikTok account works. Keep all permissions selected.',
  },
});

/** Returns a function that names a platform, for messages and accessible names. */
export function usePlatformName(): (platform: Platform) => string {
  const { formatMessage } = useIntl();
  return (platform) => formatMessage(platformMessages[platform]);
}
