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
import { FormStoreContext } from '../../validation/FormStoreContext.ts';
import { checkForeignControls } from './foreignControls.ts';
import { FormSummary } from './FormSummary.tsx';
import { FormRoot } from './Form.styles.ts';
import { readValues } from './readValues.ts';
import { placeErrors, type FormErrors } from './serverErrors.ts';

/** The values of a form by the names of its fields. */
export type FormValues = Record<string, unknown>;

export type FormProps<Values extends object = FormValues> = Omit<
  OwnProps<AriaFormProps>,
  'onSubmit' | 'validationBehavior' | 'validationErrors'
> & {
  children: ReactNode;
  /**
   * Sends the values once all fields are valid. Until its promise ends the form cannot be sent again. What it
   * gives back is said at the fields and, where no field has that name, in the summary. Without it the form
   * is submitted natively, to `action`.
   */
  onSubmit?: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  /** What a server says about the fields, by name; each new object is shown once, until the next input there. */
  errors?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLFormElement>;
};

/** From this many invalid fields on, a list with links stands above them. */
const summaryFrom = 4;

/** Fields that are judged, sent and answered together. */
export function Form<Values extends object = FormValues>({
  children,
  onSubmit,
  onReset,
  errors,
  ...props
}: FormProps<Values>) {
  const { formatMessage } = useIntl();
  const [store] = useState(createFormStore);

  function answer(said: FormErrors): void {
    const { fields, unplaced } = placeErrors(store.fields(), said);
    const isLong = unplaced.length > 0 || fields.length >= summaryFrom;
    store.summarise(isLong ? { sentences: unplaced, hasFocus: fields.length === 0 } : null);
    fields[0]?.focus();
  }

  async function send(form: HTMLFormElement, run: NonNullable<typeof onSubmit>): Promise<void> {
    store.setSubmitting(true);
    try {
      const said = await run(readValues(form, store.fields()) as Values);
      if (said) answer(said);
      if (!said?.errors && !said?.error && !said?.message) {
        for (const field of store.fields()) field.accept();
      }
    } catch (cause) {
      answer({
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
    answers: Promise<unknown>,
    form: HTMLFormElement,
    submitter: HTMLElement | null,
  ): Promise<void> {
    store.setSubmitting(true);
    await answers;
    store.setSubmitting(false);
    // The fields know their answers now, so this time they give them at once.
    form.requestSubmit(submitter);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (event.target !== event.currentTarget) return;
    if (store.isSubmitting()) return event.preventDefault();
    const verdicts = store.fields().map((field) => ({ field, verdict: field.reveal() }));
    const late = verdicts.flatMap(({ verdict }) => (verdict instanceof Promise ? [verdict] : []));
    if (late.length > 0) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      void submitAfter(Promise.all(late), event.currentTarget, submitter);
      return;
    }
    const invalid = verdicts.filter(({ verdict }) => verdict !== null);
    if (invalid.length > 0) {
      event.preventDefault();
      const isLong = invalid.length >= summaryFrom;
      // A browser lays the page out before it moves focus: with the messages there, that is done once.
      flushSync(() => store.summarise(isLong ? { sentences: [], hasFocus: false } : null));
      invalid[0]?.field.focus();
      return;
    }
    for (const field of store.fields()) field.refuse(null);
    store.summarise(null);
    if (!checkForeignControls(event.currentTarget, store.fields())) return event.preventDefault();
    if (onSubmit === undefined) return;
    event.preventDefault();
    void send(event.currentTarget, onSubmit);
  }

  const answerFromOutside = useEffectEvent(answer);
  useEffect(() => {
    if (errors !== undefined) answerFromOutside({ errors });
  }, [errors]);

  return (
    <FormRoot
      {...props}
      validationBehavior="aria"
      onSubmit={submit}
      onReset={(event: FormEvent<HTMLFormElement>) => {
        store.summarise(null);
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
