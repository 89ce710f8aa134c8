import { ActionBar, Banner, Button } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import type { JobDialog } from './JobDialogs.tsx';
import { pageWords } from './pageWords.ts';

/** Returns whether the user can still reply to an invitation; a past expiry date counts even if its state is still `sent`. */
export function isInvited({ invitation }: JobDetail, now: number): boolean {
  return invitation?.state === 'sent' && Date.parse(invitation.expires_at) > now;
}

type InvitationReplyProps = {
  job: JobDetail;
  /** Opens a dialog of `JobDialogs`. */
  onOpen: (dialog: JobDialog) => void;
};

/** Renders the ways to reply to an open invitation. */
export function InvitationReply({ job, onOpen }: InvitationReplyProps) {
  const hold = useOfflineHold();
  const isFull = job.places.taken >= job.places.total;
  return (
    <>
      {isFull && (
        <Banner tone="warning">
          <FormattedMessage
            id="invitation.full"
            defaultMessage="All places are taken at the moment. You can accept if one becomes free in time."
          />
        </Banner>
      )}
      <ActionBar isFixed>
        <Button
          variant={isFull ? 'soft' : 'ghost'}
          onPress={() => onOpen('decline')}
          {...hold.held}
        >
          <FormattedMessage {...pageWords.invitationDecline} />
        </Button>
        {!isFull && (
          <Button onPress={() => onOpen('accept')} {...hold.held}>
            <FormattedMessage id="invitation.accept" defaultMessage="Accept invitation" />
          </Button>
        )}
      </ActionBar>
      {hold.note}
    </>
  );
}
