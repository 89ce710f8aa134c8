import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../validation/describeProblem.ts';
import type { FormStore } from '../../validation/formStore.ts';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';

type Props = { store: FormStore; sentences: readonly string[]; hasFocus: boolean };

/** What is wrong in a form now, kept up to date while it is repaired. */
export function FormSummary({ store, sentences, hasFocus }: Props) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { errors } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    if (hasFocus) root.current?.focus();
  }, [hasFocus, sentences]);
  const items = Object.entries(errors).map(([key, { problem, label, messages, controlId }]) => ({
    key,
    label,
    message: describeProblem(problem, formatMessage, label, messages),
    href: `#${controlId}`,
    onPress: () => store.focus(key),
  }));
  if (items.length === 0 && sentences.length === 0) return null;
  return <FormErrorSummary ref={root} sentences={sentences} items={items} />;
}
