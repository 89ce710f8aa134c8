import { useState } from 'react';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { AcceptInvitationDialog } from './AcceptInvitationDialog.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { CancelApplicationDialog } from './CancelApplicationDialog.tsx';
import { DeclineInvitationDialog } from './DeclineInvitationDialog.tsx';
import { DropDialog } from './DropDialog.tsx';

/** A dialog of a job's actions. */
export type JobDialog = 'apply' | 'cancel' | 'accept' | 'decline' | 'drop';

/** Returns the state of the dialogs of a job, for `JobDialogs`, and a function that opens one. */
export function useJobDialogs() {
  const [state, setState] = useState<{ dialog: JobDialog | null; isOpen: boolean }>({
    dialog: null,
    isOpen: false,
  });
  return {
    state,
    open: (dialog: JobDialog) => setState({ dialog, isOpen: true }),
    onOpenChange: (isOpen: boolean) => setState(({ dialog }) => ({ dialog, isOpen })),
  };
}

type JobDialogsProps = { job: JobDetail } & Pick<
  ReturnType<typeof useJobDialogs>,
  'state' | 'onOpenChange'
>;

/** Returns whether the job is in the state that a dialog asks for, although the response may have been lost. */
function isDone(dialog: JobDialog, { application, invitation }: JobDetail): boolean {
  switch (dialog) {
    case 'apply':
      return application !== null;
    case 'cancel':
      return application?.state === 'withdrawn';
    case 'accept':
      return invitation?.state === 'accepted';
    case 'decline':
      return invitation?.state === 'declined';
    case 'drop':
      return application?.state === 'dropped';
  }
}

/**
 * Renders the open dialog of a job. Its place does not depend on the state of the job: when the job is read again and has ended meanwhile,
 * the dialog stays, with what was typed and the server's reason.
 */
export function JobDialogs({ job, state: { dialog, isOpen }, onOpenChange }: JobDialogsProps) {
  if (dialog === null || isDone(dialog, job)) return null;
  const open = { isOpen, onOpenChange };
  switch (dialog) {
    case 'apply':
      return <ApplyDialog job={job} {...open} />;
    case 'cancel':
      return <CancelApplicationDialog jobId={job.id} {...open} />;
    case 'accept':
      return <AcceptInvitationDialog job={job} {...open} />;
    case 'decline':
      return <DeclineInvitationDialog job={job} {...open} />;
    case 'drop':
      return <DropDialog jobId={job.id} {...open} />;
  }
}
