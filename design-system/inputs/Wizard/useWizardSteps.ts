import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { hasFocusWithin } from '../../internal/roots.ts';
import type { FormStore } from '../../validation/formStore.ts';
import { isChanged, isComplete, showsError } from './wizardSteps.ts';

type Item<Id extends string> = { readonly id: Id };

/** Called with the id of the step that is shown. With `replace`, the Back button of the browser skips the present address. */
export type StepChange<Id extends string> = (id: Id, options: { replace: boolean }) => void;

type Options<Id extends string> = {
  store: FormStore | null;
  /** The element whose children are the steps. */
  stepsRef: RefObject<HTMLElement | null>;
  items: readonly Item<Id>[];
  selectedKey: string | undefined;
  defaultSelectedKey: string | undefined;
  onSelectionChange: StepChange<Id> | undefined;
};

type Place = {
  /** The id of the step. */
  readonly key: string;
  readonly index: number;
  /** The step to which Continue returns, after an earlier one was changed. */
  readonly returnsTo: string | null;
  /** How many times the focus has moved to another step. */
  readonly moves: number;
};

/** Returns the step that is shown, the steps that show errors, and functions that show another step. */
export function useWizardSteps<Id extends string>(options: Options<Id>) {
  const { store, stepsRef, items, selectedKey, defaultSelectedKey, onSelectionChange } = options;
  const findIndex = (key: string | undefined) => items.findIndex(({ id }) => id === key);
  const [place, setPlace] = useState<Place>(() => {
    const index = Math.max(0, findIndex(selectedKey ?? defaultSelectedKey));
    return { key: items[index]?.id ?? '', index, returnsTo: null, moves: 0 };
  });
  const [invalidKeys, setInvalidKeys] = useState('');
  /** The user has begun. Until then the step may change as a draft arrives. */
  const hasBegun = useRef(false);
  const reported = useRef(selectedKey);
  const seen = useRef(selectedKey);
  const restoredKey = useRef<Id>(undefined);

  // The step that was shown may be left out now, or be at another place.
  const found = findIndex(place.key);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, items.length - 1));
  const current = items[index]?.id;
  const isGone = found < 0 && current !== undefined;
  if (isGone) setPlace({ ...place, key: current, index, moves: place.moves + 1 });
  else if (index !== place.index) setPlace({ ...place, index });

  const getRoot = (at: number) => stepsRef.current?.children[at];

  /** Returns the id of a step, or of an earlier one that is not complete. */
  function limit(key: string | undefined): Id | undefined {
    const target = Math.max(0, findIndex(key));
    const incomplete = items.findIndex(
      (_, at) => at < target && store && !isComplete(store, getRoot(at)),
    );
    return items[incomplete < 0 ? target : incomplete]?.id;
  }

  function report(id: Id | undefined, replace: boolean): void {
    if (id === undefined) return;
    reported.current = id;
    onSelectionChange?.(id, { replace });
  }

  function move(id: Id, changes: Partial<Place>): void {
    setPlace((before) => ({ ...before, key: id, index: findIndex(id), ...changes }));
  }

  function begin(): void {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The address may lead to a step that cannot be shown yet.
    if (selectedKey && selectedKey !== current) report(current, true);
  }

  /** Shows a step, moves the focus to its heading, and reports it. */
  function go(id: Id | undefined, returnsTo: string | null = null): void {
    if (id === undefined || id === current) return;
    begin();
    store?.setSummary(null);
    move(id, { returnsTo: id === returnsTo ? null : returnsTo, moves: place.moves + 1 });
    report(id, false);
  }

  /** Follows another value of `selectedKey`, as after Back of the browser. */
  const follow = useEffectEvent((key: string | undefined) => {
    if (key === undefined || (key === reported.current && key === current)) return;
    // A navigation is not answered by the correction of its address.
    hasBegun.current = true;
    reported.current = key;
    const id = limit(key);
    if (id === undefined) return;
    if (id !== current) move(id, { returnsTo: null, moves: place.moves + 1 });
    if (id !== key && findIndex(key) >= 0) report(id, true);
  });
  useEffect(() => {
    if (seen.current === selectedKey) return;
    seen.current = selectedKey;
    follow(selectedKey);
  }, [selectedKey]);

  const reportGone = useEffectEvent(() => {
    if (hasBegun.current && current !== reported.current) report(current, true);
  });
  useEffect(() => reportGone(), [current]);

  const remember = useEffectEvent(() => {
    if (store) restoredKey.current = items.findLast((_, at) => isChanged(store, getRoot(at)))?.id;
  });
  const update = useEffectEvent(() => {
    if (!store) return;
    const invalid = items.filter((_, at) => showsError(store, getRoot(at)));
    setInvalidKeys(invalid.map(({ id }) => id).join('\n'));
    if (hasBegun.current) return;
    const id = limit(selectedKey || (restoredKey.current ?? defaultSelectedKey));
    if (id === undefined || id === current) return;
    // The focus must not stay in a hidden step.
    move(id, { moves: place.moves + Number(hasFocusWithin(getRoot(index))) });
  });
  const restart = useEffectEvent(() => {
    const [first] = items;
    if (!first || first.id === current) return;
    // A button elsewhere that resets the form keeps the focus.
    move(first.id, {
      returnsTo: null,
      moves: place.moves + Number(hasFocusWithin(getRoot(index))),
    });
    report(first.id, true);
  });
  // After a change, it leads to the step that was left for it, or to one that is incomplete now.
  const goOn = useEffectEvent(() =>
    place.returnsTo === null
      ? go(items[index + 1]?.id)
      : go(limit(place.returnsTo), place.returnsTo),
  );
  const getStep = useEffectEvent(() => {
    const root = getRoot(index);
    return root && index < items.length - 1 ? { root, goOn: () => goOn() } : null;
  });
  useEffect(() => {
    if (!store) return undefined;
    store.setSteps({
      getStep: () => getStep(),
      onReset: () => restart(),
      onRestore() {
        remember();
        update();
      },
    });
    const stop = store.subscribe(() => update());
    return () => {
      stop();
      store.setSteps(null);
    };
  }, [store]);

  return {
    index,
    moves: place.moves,
    invalidKeys: invalidKeys.split('\n'),
    begin,
    goBack: (): void => go(items[index - 1]?.id),
    /** Shows an earlier step, to be changed. Continue returns to the present one. */
    change: (id: Id): void => go(id, current),
    /** Shows a step in which the form is about to focus a field. */
    open(id: Id): void {
      if (id === current) return;
      begin();
      move(id, { returnsTo: findIndex(id) < index ? (current ?? null) : null });
      report(id, false);
    },
  };
}
