import { useState } from 'react';
import { clearStoredDraft, readStoredDraft, writeStoredDraft } from './storedDraft.ts';

/**
 * The values of one part of a form whose last state is on the server: what differs from it is kept on this
 * device until it is saved or given up.
 */
export function useSectionDraft<Values extends object>(name: string, saved: Values) {
  const [draft, setDraft] = useState(() => readStoredDraft(name) as Partial<Values>);
  const values: Values = { ...saved, ...draft };
  const change = (changed: Partial<Values>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    writeStoredDraft(name, next);
  };
  const forget = () => {
    setDraft({});
    clearStoredDraft(name);
  };
  return {
    values,
    change,
    /** Gives up what was not saved, or lets go of it once it is. */
    forget,
    isDirty: (Object.keys(draft) as (keyof Values)[]).some(
      (key) => JSON.stringify(draft[key]) !== JSON.stringify(saved[key]),
    ),
    /** Name, value and change of one value; spread on its field. */
    field: <Key extends keyof Values & string>(key: Key) => ({
      name: key,
      value: values[key],
      onChange: (value: Values[Key]) => change({ [key]: value } as unknown as Partial<Values>),
    }),
  };
}

/** The draft of a section, as its fields take it. */
export type SectionDraft<Values extends object> = ReturnType<typeof useSectionDraft<Values>>;
