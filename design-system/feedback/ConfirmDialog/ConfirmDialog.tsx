import { useId, useState, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Reason } from './ConfirmDialog.styles.ts';

export type ConfirmDialogProps = {
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  children: ReactNode;
  /** The label of the confirm button, as a verb: "Withdraw application". */
  confirmLabel: ReactNode;
  /** The label of the cancel button. "Cancel" by default. */
  cancelLabel?: ReactNode;
  /**
   * The meaning of the action. With `danger`, focus starts on the cancel button.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'warning' | 'danger';
  /**
   * Called when the user confirms. While the returned promise is pending, the button shows a spinner; if it rejects,
   * the dialog stays open: show the error in a notice.
   */
  onConfirm: () => unknown;
  /** Why the action is not possible now. While it is set, it is shown, and the confirm button does nothing. */
  unavailableReason?: ReactNode;
  /** Whether the dialog is open (controlled). Not needed in a `DialogTrigger`. */
  isOpen?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  ref?: Ref<HTMLElement>;
};

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  unavailableReason,
  ...props
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const reasonId = useId();

  async function confirm(close: () => void) {
    setPending(true);
    try {
      await onConfirm();
      close();
    } catch {
      // The caller shows the error; the dialog stays open.
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="sm"
      tone={tone}
      footer={({ close }) => (
        <>
          <Button variant="outline" autoFocus={tone === 'danger'} onPress={close}>
            {cancelLabel ??
              formatMessage({ id: 'ds.confirmDialog.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button
            tone={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            {...(unavailableReason && { 'aria-disabled': true, 'aria-describedby': reasonId })}
            autoFocus={tone !== 'danger'}
            onPress={() => !unavailableReason && void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
      <Reason id={reasonId} role="status">
        {unavailableReason}
      </Reason>
    </Dialog>
  );
}
