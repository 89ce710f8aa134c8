import {
  useEffect,
  useEffectEvent,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import type { FormProps as AriaFormProps } from 'react-aria-components/Form';
import { useIntl } from 'react-intl';
import type { OwnProps } from '../../internal/ownProps.ts';
import { createFormStore } from '../../validation/formStore.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { checkOtherControls, readValues } from './formControls.ts';
import { FormSummary } from './FormSummary.tsx';
import { FormRoot } from './Form.styles.ts';
import { assignErrors, type FormErrors } from './serverErrors.ts';

/** The values of a form by the names of its fields. */
export type FormValues = Record<string, unknown>;

export type FormProps<Values extends object = FormValues> = Omit<
  OwnProps<AriaFormProps>,
  'onSubmit' | 'validationBehavior' | 'validationErrors'
> & {
  children: ReactNode;
  /**
   * Called with the values once all fields are valid. The form cannot be sent again until the returned promise settles. Returned
   * errors are shown at their fields and, where no field has that name, in the summary. Without `onSubmit` the
   * form is submitted natively, to `action`.
   */
  onSubmit?: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  /** Messages of a server by the name of the field. Each new object is shown until the next input in its fields. */
  errors?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLFormElement>;
};

/** The number of invalid fields from which a summary links to each. */
const summaryFrom = 4;

/** Renders fields that are validated and sent together. */
export function Form<Values extends object = FormValues>({
  children,
  onSubmit,
  onReset,
  errors,
  ...props
}: FormProps<Values>) {
  const { formatMessage } = useIntl();
  const [store] = useState(createFormStore);

  function showErrors(received: FormErrors): void {
    const { fields, others } = assignErrors(store.fields(), received);
    const hasSummary = others.length > 0 || fields.length >= summaryFrom;
    store.setSummary(hasSummary ? { messages: others, hasFocus: fields.length === 0 } : null);
    fields[0]?.focus();
  }

  async function send(form: HTMLFormElement, run: NonNullable<typeof onSubmit>): Promise<void> {
    store.setSubmitting(true);
    try {
      const result = await run(readValues(form, store.fields()) as Values);
      if (result) showErrors(result);
      if (!result?.errors && !result?.error && !result?.message) {
        for (const field of store.fields()) field.markPristine();
      }
    } catch (cause) {
      showErrors({
        error: formatMessage({
          id: 'ds.form.failed',
          defaultMessage: 'This could not be sent. Please try again.',
        }),
      });
      reportError(cause);
    } finally {
      store.setSubmitting(false);
    }
  }

  async function submitAfter(
    results: Promise<unknown>,
    form: HTMLFormElement,
    submitter: HTMLElement | null,
  ): Promise<void> {
    store.setSubmitting(true);
    await results;
    store.setSubmitting(false);
    // The asynchronous results are known now, so this submit does not wait.
    form.requestSubmit(submitter);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (event.target !== event.currentTarget) return;
    if (store.isSubmitting()) return event.preventDefault();
    const fields = store.fields();
    const results = fields.map((field) => ({ field, result: field.validateAndShow() }));
    const pending = results.flatMap(({ result }) => (result instanceof Promise ? [result] : []));
    if (pending.length > 0) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      void submitAfter(Promise.all(pending), event.currentTarget, submitter);
      return;
    }
    const invalid = results.filter(({ result }) => result !== null);
    if (invalid.length > 0) {
      event.preventDefault();
      const hasSummary = invalid.length >= summaryFrom;
      // Moving focus lays out the page: with the messages rendered, that happens once.
      flushSync(() => store.setSummary(hasSummary ? { messages: [], hasFocus: false } : null));
      invalid[0]?.field.focus();
      return;
    }
    for (const field of fields) field.setServerError(null);
    store.setSummary(null);
    if (!checkOtherControls(event.currentTarget, fields)) return event.preventDefault();
    if (onSubmit === undefined) return;
    event.preventDefault();
    void send(event.currentTarget, onSubmit);
  }

  const showGivenErrors = useEffectEvent(showErrors);
  useEffect(() => {
    if (errors !== undefined) showGivenErrors({ errors });
  }, [errors]);

  return (
    <FormRoot
      {...props}
      validationBehavior="aria"
      onSubmit={submit}
      onReset={(event: FormEvent<HTMLFormElement>) => {
        store.setSummary(null);
        onReset?.(event);
      }}
    >
      <FormStoreContext value={store}>
        <FormSummary store={store} />
        {children}
      </FormStoreContext>
    </FormRoot>
  );
}
