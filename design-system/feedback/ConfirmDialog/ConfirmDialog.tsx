import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useBusy } from '../../internal/useBusy.ts';
import { useErrorText } from '../../internal/useErrorText.ts';
import { useProps } from '../../internal/useProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { cancelLabel as defaultCancelLabel } from '../../primitives/overlay/cancelLabel.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Problem, Reason } from './ConfirmDialog.styles.ts';

export type ConfirmDialogProps = {
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  children: ReactNode;
  /** The label of the confirm button, as a verb: "Cancel application". */
  confirmLabel: ReactNode;
  /** The label of the cancel button. "Cancel" by default. */
  cancelLabel?: ReactNode;
  /**
   * The meaning of the action. With `danger` and `warning`, focus starts on the cancel button.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'warning' | 'danger';
  /**
   * Called when the user confirms. While the returned promise is pending, the button shows a spinner; if it rejects,
   * the dialog stays open.
   */
  onConfirm: () => void | Promise<unknown>;
  /**
   * Returns the text for the error with which `onConfirm` rejected. The dialog shows it until the next attempt. By default the text of
   * `describeError` of `DesignSystemProvider`, or else a general one.
   */
  describeError?: (error: unknown) => ReactNode;
  /** Why the action is not possible now. While it is set, it is shown, and the confirm button does nothing. */
  unavailableReason?: ReactNode;
  /** Whether the dialog is open (controlled). Not needed in a `DialogTrigger`. */
  isOpen?: boolean;
  /**
   * Whether the dialog is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Calls `onEnd` when the dialog around it has closed. */
function DialogEnd({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => () => end(), []);
  return null;
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(given: ConfirmDialogProps) {
  const {
    children,
    confirmLabel,
    cancelLabel,
    tone = 'neutral',
    onConfirm,
    describeError,
    unavailableReason,
    ...props
  } = useProps('ConfirmDialog', given);
  const { formatMessage } = useIntl();
  const getErrorText = useErrorText();
  const [problem, setProblem] = useState<ReactNode>(null);
  const textId = useId();
  const reasonId = useId();
  const isDestructive = tone !== 'neutral';
  const closings = useRef(0);

  function describe(error: unknown): ReactNode {
    try {
      return describeError ? describeError(error) : getErrorText(error);
    } catch (unknown) {
      return getErrorText(unknown);
    }
  }
  const { isBusy: isPending, run: confirm } = useBusy(async (close: () => void) => {
    setProblem(null);
    const closingsBefore = closings.current;
    // The user may close the dialog meanwhile and open it again, for something else.
    const isSameOpening = () => closings.current === closingsBefore;
    try {
      await onConfirm();
      if (isSameOpening()) close();
    } catch (error) {
      if (isSameOpening()) setProblem(describe(error));
    }
  });

  return (
    <Dialog
      {...props}
      role="alertdialog"
      aria-describedby={textId}
      size="sm"
      tone={tone}
      footer={({ close }) => (
        <>
          <Button variant="ghost" autoFocus={isDestructive} onPress={close}>
            {cancelLabel ?? formatMessage(defaultCancelLabel)}
          </Button>
          <Button
            tone={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            {...(unavailableReason && { 'aria-disabled': true, 'aria-describedby': reasonId })}
            autoFocus={!isDestructive}
            onPress={() => void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <DialogEnd
        onEnd={() => {
          closings.current += 1;
          setProblem(null);
        }}
      />
      <div id={textId}>{children}</div>
      <Problem data-part="problem" role="alert">
        {problem && <Banner tone="danger">{problem}</Banner>}
      </Problem>
      <Reason data-part="reason" id={reasonId}>
        <LiveText>{unavailableReason}</LiveText>
      </Reason>
    </Dialog>
  );
}
