import { isDirty } from '../../validation/fieldState.ts';
import type { FormStore } from '../../validation/formStore.ts';
import { toText } from '../../validation/isEmpty.ts';
import { findForm, writeFields } from '../Form/formValues.ts';
import {
  idleDraft,
  readEntries,
  toStored,
  type Conflict,
  type DraftOptions,
  type DraftState,
  type Entry,
} from './draftState.ts';
import type { DraftStorage } from './draftStorage.ts';
import { isSameStored, listUnits, type DraftUnit } from './draftUnits.ts';
import { createDraftWriter } from './draftWriter.ts';

/** How long the rows of a restored list take to be mounted, in ms. */
const mountMs = 100;

/** Connects a form to the draft with a key. Returns what its notice can do. */
export function connectDraft(
  store: FormStore,
  { key, storage }: { readonly key: string; readonly storage: DraftStorage },
  readOptions: () => DraftOptions,
  onChange: (state: DraftState) => void,
) {
  let record = new Map<string, Entry>();
  let submitted = new Map<string, Entry>();
  const saved = new Map<string, unknown>();
  const conflicts = new Map<string, Conflict>();
  const mounting = new Set<string>();
  let present = new Set<string>();
  let at = 0;
  let state = idleDraft;
  let isReady = false;
  let isStopped = false;
  let isDue = false;
  let cleared = false;

  const writer = createDraftWriter(
    () => toStored(record, readOptions().version, at),
    (isStored) => show({ isStored }),
  );
  const readUnits = () => listUnits(store, readOptions().exclude, storage.storesFiles === true);

  function show(changes: Partial<DraftState>): void {
    const shown = [...conflicts.values()].map(({ label, entry }) => ({
      label,
      text: toText(entry.value) ?? '',
    }));
    const next = { ...state, ...changes, conflicts: shown };
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    if (!isStopped) onChange(state);
  }

  function setUnit({ name, isList }: DraftUnit, value: unknown): void {
    // The values of rows can be read once the rows are mounted.
    if (isList) mounting.add(name);
    writeFields(store, name, value);
    if (isList) setTimeout(() => (mounting.delete(name), collect()), mountMs);
  }

  /** Restores a unit that has been mounted. What the user has typed meanwhile, and what is newer on the server, is in conflict with the draft. */
  function restore(unit: DraftUnit): void {
    const { name, label, value } = unit;
    const entry = record.get(name);
    if (!entry || isSameStored(entry.value, value)) return;
    const isOld = entry.base !== undefined && !isSameStored(entry.base, saved.get(name));
    if (isOld || unit.isDirty) conflicts.set(name, { label, entry, current: value });
    else setUnit(unit, entry.value);
    show(conflicts.has(name) ? {} : { restoredAt: at });
  }

  /** Returns what a draft has of a unit: what has changed, and what is undecided. */
  function toEntry({ name, value, ...unit }: DraftUnit): Entry | undefined {
    const entry = record.get(name);
    if (mounting.has(name)) return entry;
    const conflict = conflicts.get(name);
    if (conflict && !state.showsDraft) {
      if (isSameStored(value, conflict.current)) return entry;
      // The user has changed the field, so the draft is no longer wanted.
      conflicts.delete(name);
    }
    if (!unit.isStorable || !unit.isDirty) return undefined;
    // A restored list has new rows, which are never the initial ones.
    if (unit.isList && isSameStored(value, saved.get(name))) return undefined;
    if (entry && isSameStored(entry.value, value)) return entry;
    return { value, base: saved.get(name) ?? null };
  }

  /** Reads the form, restores what has been mounted, and stores what has changed. */
  function collect(): void {
    isDue = false;
    if (!isReady || isStopped) return;
    const units = readUnits();
    const added = units.filter(({ name }) => !present.has(name));
    for (const { name, isDirty: isChanged, value } of units)
      if (!isChanged && !mounting.has(name)) saved.set(name, value);
    present = new Set(units.map(({ name }) => name));
    for (const unit of added) restore(unit);
    if (state.restoredAt !== null && added.length > 0) store.getSteps()?.onRestore();
    const current = added.length > 0 ? readUnits() : units;
    // What is not on the page, such as the fields of another step, stays.
    const next = new Map([...record].filter(([name]) => !present.has(name)));
    for (const unit of current) {
      const entry = toEntry(unit);
      if (entry) next.set(unit.name, entry);
    }
    setRecord(next);
  }

  function setRecord(next: Map<string, Entry>): void {
    const isSame =
      next.size === record.size && [...next].every(([name, entry]) => record.get(name) === entry);
    record = next;
    if (!isSame) {
      at = Date.now();
      writer.schedule();
    }
    show(record.size === 0 ? { restoredAt: null, showsDraft: false } : {});
  }

  function scheduleCollect(): void {
    if (isDue) return;
    isDue = true;
    // Fields that change together are read once.
    queueMicrotask(collect);
  }

  /** Removes what was sent. What the user has changed since stays. */
  function removeSent(): void {
    for (const [name, { value }] of submitted) saved.set(name, value);
    conflicts.clear();
    const later = [...record].filter(([name, entry]) => submitted.get(name) !== entry);
    const rebase = ([name, entry]: [string, Entry]): [string, Entry] => {
      const sent = submitted.get(name);
      return [name, sent ? { value: entry.value, base: sent.value } : entry];
    };
    setRecord(new Map(later.map(rebase)));
    writer.flush();
    scheduleCollect();
  }

  function rememberSent(): void {
    collect();
    submitted = new Map(record);
  }

  // A form in a dialog is unmounted before its submit has ended.
  function endLater(): void {
    if (isStopped && !store.isSubmitting()) end();
  }

  function flush(): void {
    collect();
    writer.flush();
  }

  const endEvents = new AbortController();
  const { signal } = endEvents;
  const stops = [
    store.subscribe(endLater),
    store.subscribeToSending(rememberSent),
    store.subscribeToSent(removeSent),
  ];
  function end(): void {
    for (const stop of stops) stop();
    writer.close();
  }
  const stopValues = store.subscribeToValues(scheduleCollect);
  window.addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });

  async function open(): Promise<void> {
    if (isStopped) return;
    try {
      const slot = await storage.open(key);
      writer.open(slot);
      if (isStopped) return writer.close();
      const stored = await slot.read();
      const entries = readEntries(stored, readOptions());
      if (isStopped) return;
      at = stored?.at ?? Date.now();
      if (!cleared) record = new Map(entries);
      isReady = true;
      // A draft of another version is replaced or removed.
      if (stored && (stored.version ?? 1) !== readOptions().version) writer.schedule();
      collect();
    } catch {
      show({ isStored: false });
    }
  }
  void open();

  store.keeper.areChangesKept = () => {
    flush();
    if (!state.isStored || !writer.isSettled()) return false;
    const isKept = ({ name, isDirty: isChanged, ...unit }: DraftUnit) =>
      !isChanged ||
      isSameStored(record.get(name)?.value, unit.value) ||
      (unit.isList && isSameStored(saved.get(name), unit.value));
    const hasUnnamed = store.fields().some((f) => f.name === undefined && isDirty(f.getState()));
    return !hasUnnamed && readUnits().every(isKept);
  };

  return {
    /** Shows the values of the draft, or ends the conflict with the current values. */
    choose(isDraft: boolean): void {
      for (const unit of readUnits()) {
        const conflict = conflicts.get(unit.name);
        if (!conflict) continue;
        if (isDraft) conflict.current = unit.value;
        if (isDraft || state.showsDraft)
          setUnit(unit, isDraft ? conflict.entry.value : conflict.current);
      }
      if (!isDraft) conflicts.clear();
      show({ showsDraft: isDraft });
      collect();
    },
    /** Resets the form, and removes the draft. */
    discard(): void {
      cleared = true;
      conflicts.clear();
      const form = findForm(store);
      // From the prototype, because a field named `reset` would hide the form's function.
      if (form) HTMLFormElement.prototype.reset.call(form);
      record.clear();
      show({ restoredAt: null, showsDraft: false });
      writer.schedule();
      writer.flush();
    },
    stop(): void {
      flush();
      isStopped = true;
      stopValues();
      endEvents.abort();
      store.keeper.areChangesKept = () => false;
      if (!store.isSubmitting()) end();
    },
  };
}
