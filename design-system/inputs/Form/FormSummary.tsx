import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../validation/describeProblem.ts';
import type { FormSummaryState } from '../../validation/formState.ts';
import type { FormStore } from '../../validation/formStore.ts';
import { useFormState } from '../../validation/useFormState.ts';
import { SummaryRoot } from '../FormErrorSummary/FormErrorSummary.styles.ts';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';

type Props = { store: FormStore };

/** The summary of a form, while there is one. */
export function FormSummary({ store }: Props) {
  const summary = useFormState((state) => state.summary);
  // Its styles are there with the form's: to insert them with a hundred messages would style the page twice.
  if (summary === null) return <SummaryRoot hidden />;
  return <CurrentSummary store={store} {...summary} />;
}

/** What is wrong in the form now, kept up to date while it is repaired. */
function CurrentSummary({ store, sentences, hasFocus }: Props & FormSummaryState) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const errors = useFormState((state) => state.errors);
  useEffect(() => {
    if (hasFocus) root.current?.focus();
  }, [hasFocus, sentences]);
  const items = Object.entries(errors).map(([key, { problem, label, messages, controlId }]) => ({
    key,
    label,
    message: describeProblem(problem, intl, label, messages),
    href: `#${controlId}`,
    onPress: () => store.focus(key),
  }));
  if (items.length === 0 && sentences.length === 0) return null;
  return <FormErrorSummary ref={root} sentences={sentences} items={items} />;
}
