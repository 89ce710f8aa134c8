import { useRef, useState } from 'react';
import { getStoredDraft } from '../../device/storedDraft.ts';

/**
 * Stores unsaved changes to a form whose saved values are on the server. Changes stay on this device until they are
 * saved or discarded.
 */
export function useSectionDraft<Values extends object>(name: string, saved: Values) {
  const [draft, setDraft] = useState(() => getStoredDraft(name).read() as Partial<Values>);
  // Each change adds to the latest draft, because a password manager changes several fields before the next render.
  const latest = useRef(draft);
  const values: Values = { ...saved, ...draft };
  const change = (changed: Partial<Values>) => {
    latest.current = { ...latest.current, ...changed };
    setDraft(latest.current);
    getStoredDraft(name).write(latest.current);
  };
  const clear = () => {
    latest.current = {};
    setDraft(latest.current);
    getStoredDraft(name).clear();
  };
  const startSaving = () => () => {
    const later = Object.entries(latest.current).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(draft[key as keyof Values]),
    );
    clear();
    if (later.length > 0) change(Object.fromEntries(later) as Partial<Values>);
  };
  return {
    values,
    change,
    /** Removes all changes. */
    clear,
    /** Returns a function to call after the save: it removes the changes that were sent, but not what was entered since. */
    startSaving,
    isDirty: (Object.keys(draft) as (keyof Values)[]).some(
      (key) => JSON.stringify(draft[key]) !== JSON.stringify(saved[key]),
    ),
    /** Returns name, value and change handler to spread on the field of one value. */
    field: <Key extends keyof Values & string>(key: Key) => ({
      name: key,
      value: values[key],
      onChange: (value: Values[Key]) => change({ [key]: value } as unknown as Partial<Values>),
    }),
  };
}

export type SectionDraft<Values extends object> = ReturnType<typeof useSectionDraft<Values>>;
