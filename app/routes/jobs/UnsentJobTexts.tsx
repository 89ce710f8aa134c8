import { useNow } from '@byline/design-system';
import { useIntl } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { discussionWords } from '../../features/discussion/discussionWords.ts';
import { UnsentDraft } from '../../features/requests/UnsentDraft.tsx';
import { isInvited } from './InvitationReply.tsx';
import { pageWords } from './pageWords.ts';

/** Returns whether the button that opens the form for applications is not shown. */
function cannotApply({ application, state, my }: JobDetail): boolean {
  return application !== null || state !== 'open' || my.eligible === false;
}

/**
 * Shows the texts of the dialogs of a job that can no longer be sent, for example because the user applied on another device. What the server
 * has of them was sent, although the response was lost.
 */
export function UnsentJobTexts({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const { application, invitation, id, questions } = job;
  const canDecline = application === null && isInvited(job, now);
  return (
    <>
      {cannotApply(job) && (
        <UnsentDraft
          draftName={`apply:${id}`}
          labels={{
            pitch: formatMessage(pageWords.applyPitch),
            ...Object.fromEntries(questions.map((item) => [`answers.${item.id}`, item.label])),
          }}
          sent={application && { pitch: application.pitch }}
        />
      )}
      {application?.state !== 'accepted' && (
        <UnsentDraft
          draftName={`drop:${id}`}
          labels={{ reason: formatMessage(discussionWords.dropReason) }}
          sent={application && { reason: application.reason?.text ?? '' }}
        />
      )}
      {invitation && !canDecline && invitation.state !== 'declined' && (
        <UnsentDraft
          draftName={`decline:${id}`}
          labels={{
            reason: formatMessage(pageWords.invitationDeclineReason),
          }}
        />
      )}
    </>
  );
}
