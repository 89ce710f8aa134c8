import { isDirty } from '../../validation/fieldState.ts';
import { getFormAttribute } from '../../validation/formElement.ts';
import type { FormStore } from '../../validation/formStore.ts';
import type { FlatValues, FormExtension } from '../Form/formExtension.ts';
import { readFlat } from '../Form/formValues.ts';
import { hasErrors, type FormErrors } from '../../internal/describeError.ts';
import { assignErrors } from '../Form/serverErrors.ts';

/** What an autosave shows. */
export type AutosaveState = {
  readonly status: 'idle' | 'saving' | 'saved' | 'invalid' | 'offline' | 'failed';
  /** Why the changes were not saved, if the server has given a reason. */
  readonly reason: string;
};

export const idleAutosave: AutosaveState = { status: 'idle', reason: '' };

/** Saves the values of a form. The signal is aborted when the form is submitted meanwhile, and after 30 seconds. */
export type SaveHandler = (
  values: FlatValues,
  options: { readonly signal: AbortSignal },
) => void | FormErrors | Promise<void | FormErrors>;

/** How long after the last change the form is saved, in ms. */
const saveDelayMs = 1000;

/** How long a save may take, in ms. A request that never ends must not hold up later ones. */
const timeoutMs = 30_000;

type Saving = { readonly controller: AbortController };

/** Rejects when the signal is aborted. */
function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}

/** Saves the changes of a form as they are made, one save at a time. Returns the functions that save now and that end it. */
export function connectAutosave(
  store: FormStore,
  extension: FormExtension<object> | undefined,
  save: SaveHandler,
  onChange: (state: AutosaveState) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Saving | null = null;
  /** Changes are waited for: to become valid, to be saved after another save, or for a connection. */
  let isDue = false;
  let isStopped = false;

  const hasChanges = () => store.fields().some((field) => isDirty(field.getState()));

  function show(status: AutosaveState['status'], reason = ''): void {
    if (!isStopped) onChange({ status, reason });
  }

  /** Returns the valid values, null while there are none, or a promise of when to ask again. */
  function readValid(): FlatValues | null | Promise<unknown> {
    store.publish();
    const { isValidating, errors } = store.getState();
    if (isValidating || Object.keys(errors).length > 0) return null;
    const flat = readFlat(store);
    const check = extension?.check(flat) ?? { values: flat };
    return check.pending ?? (check.values as FlatValues | undefined) ?? null;
  }

  async function run(values: FlatValues): Promise<void> {
    const sent = store
      .fields()
      .map((field) => ({ field, name: field.name, value: field.getValue() }));
    const current: Saving = { controller: new AbortController() };
    const { signal } = current.controller;
    saving = current;
    const isCurrent = () => saving === current;
    show('saving');
    const timeout = setTimeout(
      () => current.controller.abort(new DOMException('Too slow', 'TimeoutError')),
      timeoutMs,
    );
    store.notifySending();
    try {
      const result = (await Promise.race([save(values, { signal }), waitForAbort(signal)])) ?? {};
      if (!isCurrent()) return;
      if (hasErrors(result)) {
        const { others } = assignErrors(sent, result, store.fields());
        if (others.length > 0) show('failed', others.join(' '));
        else show('invalid');
      } else {
        for (const { field, value } of sent) field.markPristine(value);
        store.notifySent();
        store.notify();
        show('saved');
      }
    } catch (cause) {
      if (!isCurrent()) return;
      // A slow server is no fault of the page.
      if (!signal.aborted) reportError(cause);
      show(navigator.onLine ? 'failed' : 'offline');
    } finally {
      clearTimeout(timeout);
      if (isCurrent()) {
        saving = null;
        if (isDue) saveNow();
      }
    }
  }

  function saveNow(): void {
    clearTimeout(timer);
    isDue = true;
    if (saving || store.isSubmitting()) return;
    if (!hasChanges()) {
      isDue = false;
      return;
    }
    if (!navigator.onLine) return show('offline');
    try {
      const values = readValid();
      if (values instanceof Promise) return void values.then(saveNow);
      if (!values) return show(store.getState().isValidating ? 'idle' : 'invalid');
      isDue = false;
      void run(values);
    } catch (cause) {
      reportError(cause);
      show('failed');
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(saveNow, saveDelayMs);
  }

  let wasReady = true;
  /** Saves what was waiting, once the form is valid or its submit has failed. A submit contains what an unfinished save has. */
  function follow(): void {
    const { isValid, isSubmitting } = store.getState();
    if (isSubmitting && saving) {
      const { controller } = saving;
      saving = null;
      controller.abort();
    }
    const isReady = isValid && !isSubmitting;
    if (isReady && !wasReady && isDue) schedule();
    wasReady = isReady;
  }

  function saveHidden(): void {
    if (document.visibilityState === 'hidden') saveNow();
  }

  /** Saves when Enter submits a form that has neither `onSubmit` nor `action`, which the browser would send to the address of the page. */
  function saveSubmitted(event: Event): void {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    if (getFormAttribute(target, 'id') !== store.formId) return;
    if (getFormAttribute(target, 'action') !== null) return;
    event.preventDefault();
    saveNow();
  }

  const endEvents = new AbortController();
  const { signal } = endEvents;
  const stops = [store.subscribeToValues(schedule), store.subscribe(follow)];
  window.addEventListener('online', saveNow, { signal });
  document.addEventListener('visibilitychange', saveHidden, { signal });
  // On the window, after the form itself has handled the event.
  window.addEventListener('submit', saveSubmitted, { signal });
  return {
    saveNow,
    /** Saves what has not been saved yet, and ends. */
    stop(): void {
      for (const stop of stops) stop();
      endEvents.abort();
      saveNow();
      isStopped = true;
    },
  };
}
