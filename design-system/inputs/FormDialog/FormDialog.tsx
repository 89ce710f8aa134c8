import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../feedback/Dialog/Dialog.tsx';
import { useNotices } from '../../feedback/Notices/notices.ts';
import { useIntl } from '../../i18n/intl.ts';
import { hasErrors, joinErrors, type FormErrors } from '../../internal/describeError.ts';
import { useErrorText } from '../../internal/useErrorText.ts';
import { useIdempotencyKey } from '../../internal/useIdempotencyKey.ts';
import { useProps } from '../../internal/useProps.ts';
import { ActionBar } from '../../layout/ActionBar/ActionBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { cancelLabel as defaultCancelLabel } from '../../primitives/overlay/cancelLabel.ts';
import { Form, type FormProps, type FormValues } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';

/** What `onSubmit` of a FormDialog receives with the values. */
export type FormDialogRequest = {
  /** A UUID that is the same while the same values are sent again after a failure, so that the request has no second effect. */
  readonly idempotencyKey: string;
};

export type FormDialogProps<Values extends object = FormValues> = Omit<
  DialogProps,
  'children' | 'footer' | 'role' | 'aria-describedby'
> &
  Pick<FormProps<Values>, 'children' | 'form' | 'errors' | 'validateOn' | 'unavailableReason'> & {
    /** The text above the fields, such as the consequences. It is read when the dialog opens, after its title. */
    description?: ReactNode;
    /**
     * Called with the values once all fields are valid. While the returned promise is pending, the button shows a spinner; then the dialog
     * closes. It stays open if there are errors, as in a `Form`: returned ones, or what `describeError` returns for a rejection. If the user has
     * closed it meanwhile, a notice shows them.
     */
    onSubmit: (
      values: Values,
      request: FormDialogRequest,
    ) => void | FormErrors | Promise<void | FormErrors>;
    /** The label of the submit button, as a verb: "Send application". Null leaves the button out, such as while the fields load. */
    submitLabel: ReactNode;
    /** The label of the cancel button. "Cancel" by default. */
    cancelLabel?: ReactNode;
  };

type DialogFormProps<Values extends object> = FormProps<Values> & {
  onSubmit: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  close: () => void;
};

/** Renders the form of a dialog, which closes once the form was sent. It is mounted while the dialog is open. */
function DialogForm<Values extends object>({ onSubmit, close, ...props }: DialogFormProps<Values>) {
  const getErrorText = useErrorText();
  const { notify } = useNotices();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function submit(values: Values): Promise<void | FormErrors> {
    try {
      const result = (await onSubmit(values)) ?? {};
      // The dialog may show something else meanwhile, or be closed.
      if (isMounted.current) return hasErrors(result) ? result : close();
      if (hasErrors(result)) notify({ tone: 'danger', text: joinErrors(result) });
    } catch (cause) {
      if (isMounted.current) throw cause;
      notify({ tone: 'danger', text: getErrorText(cause) });
    }
    return undefined;
  }

  return <Form {...props} onSubmit={submit} />;
}

/** Renders a dialog with a form, which closes once the form was sent. Control it with `isOpen`, or put it in a `DialogTrigger`. */
export function FormDialog<Values extends object = FormValues>(given: FormDialogProps<Values>) {
  const {
    children,
    form,
    errors,
    validateOn,
    unavailableReason,
    description,
    onSubmit,
    submitLabel,
    cancelLabel,
    tone = 'neutral',
    ...props
  } = useProps('FormDialog', given);
  const { formatMessage } = useIntl();
  const textId = useId();
  const key = useIdempotencyKey();

  async function send(values: Values): Promise<void | FormErrors> {
    const result = (await onSubmit(values, { idempotencyKey: key.get(values) })) ?? {};
    if (!hasErrors(result)) key.renew();
    return result;
  }

  return (
    <Dialog {...props} tone={tone} {...(description && { 'aria-describedby': textId })}>
      {({ close }) => (
        <DialogForm<Values>
          {...{ form, errors, validateOn, unavailableReason, close }}
          onSubmit={send}
        >
          {(names) => (
            <>
              {description && <div id={textId}>{description}</div>}
              {typeof children === 'function' ? children(names) : children}
              <ActionBar>
                <Button variant="ghost" onPress={close}>
                  {cancelLabel ?? formatMessage(defaultCancelLabel)}
                </Button>
                {submitLabel !== null && (
                  <SubmitButton tone={tone === 'danger' ? 'danger' : 'primary'}>
                    {submitLabel}
                  </SubmitButton>
                )}
              </ActionBar>
            </>
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
