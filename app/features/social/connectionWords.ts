import type { BadgeProps } from '@byline/design-system';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SocialAccount } from '../../../server/contract/social.ts';

type Status = SocialAccount['status'];

/** The states of a connected account in words. */
export const statusLabels: Record<Status, MessageDescriptor> = defineMessages({
  connected: { id: 'social.status.connected', defaultMessage: 'Connected' },
  expired: { id: 'social.status.expired', defaultMessage: 'Expired' },
  pending_verification: { id: 'social.status.waiting', defaultMessage: 'Waiting for the code' },
  failed: { id: 'social.status.failed', defaultMessage: 'Failed' },
});

/** The states of a connected account in colours. */
export const statusTones: Record<Status, NonNullable<BadgeProps['tone']>> = {
  connected: 'success',
  expired: 'warning',
  pending_verification: 'primary',
  failed: 'danger',
};
