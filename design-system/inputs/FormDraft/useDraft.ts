import { useSyncExternalStore } from 'react';
import { deviceDrafts } from './deviceDrafts.ts';
import { getDraftKey, type DraftName, type DraftStorage } from './draftStorage.ts';
import { getPageDraft } from './pageDraft.ts';

/** Options of `useDraft`. */
export type DraftOptions<Values extends object> = DraftName & {
  /** The values without a draft, such as the saved ones. */
  readonly defaultValues: Values;
  /** Stores the draft. On the device by default, with one draft for each tab. Always the same object. */
  readonly storage?: DraftStorage | undefined;
};

/** The draft of a component, as `useDraft` returns it. */
export type Draft<Values extends object> = {
  /** The default values with the changes of the draft, which arrive soon after the first render. */
  readonly values: Values;
  /** Changes some of the values. What is stored and what was changed before stays. */
  readonly change: (changes: Partial<Values>) => void;
  /** Removes the draft, also after the component was unmounted. */
  readonly remove: () => void;
  /** Returns the name, the value and the change handler of a value, to spread on its field. */
  readonly field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    readonly name: Name;
    readonly value: Values[Name];
    readonly onChange: (value: Values[Name]) => void;
  };
};

const none = {};

/**
 * Returns values that are stored on this device while they change, for a draft that outlives one form: a form with a second step, or texts
 * that several pages share. All components of a page have the same draft with a key. A single form needs only `FormDraft`.
 */
export function useDraft<Values extends object>({
  defaultValues,
  storage = deviceDrafts,
  ...draftName
}: DraftOptions<Values>): Draft<Values> {
  const draft = getPageDraft(getDraftKey(draftName), storage);
  const changes = useSyncExternalStore(draft.subscribe, draft.getValues, () => none);
  const values: Values = { ...defaultValues, ...changes };
  return {
    values,
    change: (next) => draft.change({ ...next }),
    remove: draft.remove,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => draft.change({ [name]: value }),
    }),
  };
}
