import { useEffect, useRef } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { announce } from '../../internal/announcer.ts';
import { reveal } from '../../validation/fieldElement.ts';
import type { FormStore } from '../../validation/formStore.ts';
import type { FormSummaryState } from '../../validation/formState.ts';
import { formatError } from '../../validation/messages.ts';
import { useFormState } from '../../validation/useFormState.ts';
import { SummaryRoot } from '../FormErrorSummary/FormErrorSummary.styles.ts';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';

type Props = { store: FormStore };

/** Renders the form's summary while it has one. */
export function FormSummary({ store }: Props) {
  const summary = useFormState((state) => state.summary);
  // The hidden root inserts the styles early: inserted together with a hundred messages, they would style the page twice.
  if (summary === null) return <SummaryRoot data-part="summary" hidden />;
  return <CurrentSummary store={store} {...summary} />;
}

function CurrentSummary({ store, formErrors, hasFocus }: Props & FormSummaryState) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const errors = useFormState((state) => state.errors);
  // Each failed submit has a new list of messages, so these effects run again.
  useEffect(() => {
    if (hasFocus) root.current?.focus();
  }, [hasFocus, formErrors]);
  // The focus is on the first invalid field, so a screen reader would not reach the summary.
  useEffect(() => {
    const title = root.current?.querySelector('[data-part="title"]')?.textContent;
    if (!hasFocus && title) announce(title);
  }, [hasFocus, formErrors]);
  const items = store.fields().flatMap((field) => {
    const error = errors[field.key];
    // Every object inherits an entry for a field named `constructor`.
    if (error === undefined || !Object.hasOwn(errors, field.key)) return [];
    // A field that has come since then, or that is in a later step, shows no error yet.
    if (!field.getState().isRevealed) return [];
    return {
      id: field.key,
      // Getters, because only the shown items are read.
      get label() {
        return field.getLabel();
      },
      get errorMessage() {
        return formatError(error, intl, field.getLabel(), field.getOptions().messages);
      },
      href: `#${field.controlId}`,
      onAction: () => {
        reveal(field.element);
        field.focus();
      },
    };
  });
  if (items.length === 0 && formErrors.length === 0) return null;
  return <FormErrorSummary ref={root} formErrors={formErrors} items={items} />;
}

/**
 * Lists the server's messages in a page without JavaScript. Messages of fields are also at their fields, but the HTML of the summary
 * precedes the fields, so it is not known yet which messages have no field.
 */
export function ErrorsWithoutScript({ errors }: { errors: Readonly<Record<string, string>> }) {
  const messages = Object.values(errors).filter(Boolean);
  if (messages.length === 0) return null;
  return (
    <noscript>
      <FormErrorSummary items={[]} formErrors={messages} />
    </noscript>
  );
}
