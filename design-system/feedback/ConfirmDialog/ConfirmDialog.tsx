import { useState, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export type ConfirmDialogProps = {
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The action, as a verb: "Withdraw application". */
  confirmLabel: ReactNode;
  /**
   * The way back.
   * @default 'Cancel'
   */
  cancelLabel?: ReactNode;
  /**
   * What the action means; danger puts the focus on the way back.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'warning' | 'danger';
  /** Does it; a promise keeps the dialog open and busy, and open for good where it fails, which you say in a notice. */
  onConfirm: () => unknown;
  /**
   * Whether it is open.
   * @default decided by the DialogTrigger around it
   */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  ref?: Ref<HTMLElement>;
};

/** Asks whether something that is hard to undo shall be done. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  ...props
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);

  async function confirm(close: () => void) {
    setPending(true);
    try {
      await onConfirm();
      close();
    } catch {
      // Whoever does it says what failed; the question stays open.
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
            autoFocus={tone !== 'danger'}
            onPress={() => void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
