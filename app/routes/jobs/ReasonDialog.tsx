import {
  ActionBar,
  Button,
  Dialog,
  Form,
  Stack,
  SubmitButton,
  TextAreaField,
} from '@byline/design-system';
import { useId, type ReactNode } from 'react';
import { reasonMaxLength, textRules } from '../../../contract/rules/texts.ts';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
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
  cancelLabel: ReactNode;
  /** Sends the reason, which may be empty; the dialog closes when it resolves, and shows the error when it rejects. */
  onSubmit: (reason: string) => Promise<unknown>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Confirms an action that cannot be undone, with a reason for the brand. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, tone, draftName, onSubmit, isOpen, onOpenChange } = props;
  const textId = useId();
  const hold = useOfflineHold();
  const submit = async ({ reason }: { reason: string }) => {
    await onSubmit(reason);
    onOpenChange(false);
  };
  return (
    <Dialog title={title} tone={tone} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form<{ reason: string }> onSubmit={submit}>
        <Stack gap="md">
          <UserDraft storageKey={draftName} />
          <p id={textId}>{text}</p>
          <TextAreaField
            // The field has the focus, so screen readers read the text with it.
            aria-describedby={textId}
            name="reason"
            label={props.reasonLabel}
            maxLength={reasonMaxLength}
            rules={textRules}
            isRequired={props.isReasonRequired ?? false}
          />
          {hold.formNote({ saved: 'text' })}
          <ActionBar>
            <Button variant="ghost" onPress={() => onOpenChange(false)}>
              {props.cancelLabel}
            </Button>
            <SubmitButton tone={tone} {...hold.held}>
              {props.submitLabel}
            </SubmitButton>
          </ActionBar>
        </Stack>
      </Form>
    </Dialog>
  );
}
