import { FormDialog, TextAreaField } from '@byline/design-system';
import type { ReactNode } from 'react';
import { reasonMaxLength, textRules } from '../../../contract/rules/texts.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { UserDraft } from '../../features/requests/UserDraft.tsx';

type ReasonDialogProps = {
  title: string;
  /** What happens on submitting. */
  text: ReactNode;
  reasonLabel: string;
  /** Name of the draft that stores the reason on this device. */
  draftName: string;
  isReasonRequired?: boolean;
  tone?: 'danger';
  submitLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** Sends the reason, which may be empty; the dialog closes when it resolves, and shows the error when it rejects. */
  onSubmit: (reason: string) => Promise<unknown>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Confirms an action that cannot be undone, with a reason for the brand. */
export function ReasonDialog({
  text,
  reasonLabel,
  draftName,
  isReasonRequired = false,
  onSubmit,
  ...props
}: ReasonDialogProps) {
  return (
    <FormDialog<{ reason: string }>
      {...props}
      description={text}
      unavailableReason={useUnsentReason('text')}
      onSubmit={async ({ reason }) => void (await onSubmit(reason))}
    >
      <UserDraft storageKey={draftName} />
      <TextAreaField
        name="reason"
        label={reasonLabel}
        maxLength={reasonMaxLength}
        rules={textRules}
        isRequired={isReasonRequired}
      />
    </FormDialog>
  );
}
