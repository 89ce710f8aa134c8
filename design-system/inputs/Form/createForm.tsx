import { createListeners } from '../../internal/createListeners.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import type { FormStore } from '../../validation/formStore.ts';
import { idleFormState, type FormState } from '../../validation/formState.ts';
import { isSameData, readPath } from '../../validation/paths.ts';
import { createFactReader } from '../../validation/schemaFacts.ts';
import type { StandardSchema } from '../../validation/standardSchema.ts';
import { createFieldScope } from '../field/createFieldScope.ts';
import type { FieldScope } from '../field/fieldScope.ts';
import type { FlatValues, FormExtension } from './formExtension.ts';
import type { FieldPath, FieldPathValue, InitialValues } from '../../validation/formPaths.ts';
import { FormScope } from './FormScope.tsx';
import { findForm, isAt, nestFlat, readFlat, writeFields } from './formValues.ts';
import { createSchemaRunner, setSchemaError, showIssues } from './schemaCheck.ts';

/** Options of `useForm`. */
export type FormOptions<Values extends object, Output extends object> = {
  /** The schema of the whole form: any Standard Schema, such as one of zod, valibot or ArkType. Only the first one is used. */
  readonly schema?: StandardSchema<Values, Output> | undefined;
  /** The initial values by the names of fields. Only the first ones are used; `reset` sets others. */
  readonly defaultValues?: InitialValues<Values> | undefined;
};

/** A form outside of React: what `useForm` returns. */
export type FormApi<Values extends object, Output extends object = Values> = {
  /** Returns its argument, which the compiler checks to be the name of a value. */
  readonly name: <Name extends FieldPath<Values>>(name: Name) => Name;
  /** Returns the current value of a field, or the values of all fields inside of a name. An empty text is `''`, another empty value null. */
  readonly get: <Name extends FieldPath<Values>>(
    name: Name,
  ) => FieldPathValue<Values, Name> | null | undefined;
  /** Returns the current values of all fields. */
  readonly getAll: () => InitialValues<Values>;
  /**
   * Sets the value of a field, or of all fields inside of a name, with calls of their `onChange`. A list gets new rows. Messages appear once
   * the user has been in a field.
   */
  readonly set: <Name extends FieldPath<Values>>(
    name: Name,
    value: InitialValues<FieldPathValue<Values, Name>> | null,
  ) => void;
  /**
   * Resets the form to its initial values, or to others, which are the initial ones from then on. With `keepsChanges`, fields that the user
   * has changed stay as they are, as when newer values arrive from a server; so do the rows of lists.
   */
  readonly reset: (
    values?: InitialValues<Values>,
    options?: { readonly keepsChanges?: boolean },
  ) => void;
  /** Validates the form, or the fields with a name or inside of it, and shows the messages. Resolves to whether they are valid. */
  readonly validate: <Name extends FieldPath<Values>>(name?: Name) => Promise<boolean>;
  /** Returns the state of the form as last published. */
  readonly getState: () => FormState;
  /** Calls the listener after each change of a value. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What the form adds to its `Form`. */
  readonly extension: FormExtension<Output>;
};

/** How long a schema that is asynchronous waits after the last change, in ms. */
const debounceMs = 250;

/** Creates a form. Without a `Form` it has its initial values. */
export function createForm<Values extends object, Output extends object>({
  schema,
  defaultValues,
}: FormOptions<Values, Output>): FormApi<Values, Output> {
  const run = schema && createSchemaRunner<Output>(schema);
  const readFacts = schema && createFactReader(schema);
  const changes = createListeners();
  const scopes = createListeners();
  let defaults: unknown = defaultValues ?? {};
  let scope: FieldScope | undefined;
  let store: FormStore | null = null;
  let isResetDue = false;
  let isResetting = false;
  let isAsync = false;
  let isScheduled = false;
  let hasChanged = false;
  let knownFields = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the schema has rejected with during a submit. */
  let failure: { values: object; cause: unknown } | null = null;
  /** The latest result of the schema, or the promise of it. Earlier promises are ignored. */
  let latest: unknown;

  function getScope(): FieldScope {
    if (scope) return scope;
    const initial = defaults;
    scope = createFieldScope({ readDefault: (name) => readPath(initial, name), readFacts, form });
    return scope;
  }

  function readNested(): object {
    // Fields register after the form is connected.
    return store && store.fields(true).length > 0
      ? nestFlat(store, readFlat(store), false, readFacts)
      : (defaults as object);
  }

  function showFailure(cause: unknown): void {
    store?.setSchemaState(null);
    reportError(cause);
  }

  /** Validates the current values by the schema, and shows its messages. */
  function refresh(): void {
    hasChanged = false;
    if (!store || !run) return;
    try {
      const outcome = run(nestFlat(store, readFlat(store), true, readFacts));
      latest = outcome;
      if (!(outcome instanceof Promise)) {
        showIssues(store, outcome.result.issues ?? []);
        return;
      }
      isAsync = true;
      store.setSchemaState('validating');
      outcome.then(
        ({ result }) =>
          void (store && latest === outcome && showIssues(store, result.issues ?? [])),
        (cause) => void (latest === outcome && showFailure(cause)),
      );
    } catch (cause) {
      showFailure(cause);
    }
  }

  function schedule(): void {
    if (!run) return;
    clearTimeout(timer);
    if (isAsync) {
      latest = undefined;
      store?.setSchemaState('validating');
      timer = setTimeout(refresh, debounceMs);
      return;
    }
    const fieldCount = store?.fields().length ?? 0;
    hasChanged = true;
    if (isScheduled) return;
    // At once, so that a keystroke renders its message; fields that are mounted or set together run the schema once more.
    isScheduled = true;
    if (fieldCount === knownFields) refresh();
    knownFields = fieldCount;
    queueMicrotask(() => {
      isScheduled = false;
      if (hasChanged) refresh();
      knownFields = store?.fields().length ?? 0;
    });
  }

  const form: FormApi<Values, Output> = {
    name: (name) => name,
    get: (name) => readPath(readNested(), name) as never,
    getAll: () => readNested() as InitialValues<Values>,
    set(name, value) {
      const isFound = store !== null && writeFields(store, name, value);
      if (isDevelopment && !isFound) warnOnce(`The form has no field "${name}" to set.`);
    },
    reset(next, { keepsChanges = false } = {}) {
      // `onReset` of a form may call `reset`.
      if (isResetting || (keepsChanges && isSameData(defaults, next))) return;
      if (next !== undefined) defaults = next;
      scope = undefined;
      // Fields adopt new initial values as long as they are not changed.
      isResetDue ||= !keepsChanges;
      scopes.notify();
    },
    async validate(name) {
      if (!store) return false;
      const fields = store.fields().filter((field) => isAt(field, name));
      await Promise.all(fields.map(async (field) => field.validateAndShow()));
      const outcome = await run?.(nestFlat(store, readFlat(store), true, readFacts));
      const issues = outcome?.result.issues ?? [];
      showIssues(store, issues);
      const isEveryValid = fields.every((field) => {
        const { ruleError, schemaError } = field.getState();
        return ruleError === null && schemaError === null;
      });
      return isEveryValid && (name !== undefined || issues.length === 0);
    },
    getState: () => store?.getState() ?? idleFormState,
    subscribe: changes.subscribe,
    extension: {
      render: (current, children) => (
        <FormScope store={current} connection={connection}>
          {children}
        </FormScope>
      ),
      check(flat: FlatValues) {
        if (!store) return {};
        if (!run) return { values: nestFlat(store, flat, false) as Output };
        clearTimeout(timer);
        const values = nestFlat(store, flat, true, readFacts);
        if (failure && isSameData(failure.values, values)) {
          const { cause } = failure;
          failure = null;
          throw cause;
        }
        const outcome = run(values);
        latest = outcome;
        if (!(outcome instanceof Promise)) {
          const { result } = outcome;
          const formErrors = showIssues(store, result.issues ?? []);
          return result.issues ? { formErrors } : { formErrors, values: result.value };
        }
        // Messages about earlier values must not keep the form from being sent.
        for (const field of store.fields()) setSchemaError(field, null);
        const pending = outcome.catch((cause: unknown) => void (failure = { values, cause }));
        return { pending };
      },
    },
  };

  const connection = {
    subscribe: scopes.subscribe,
    getScope,
    /** Connects the form to its mounted `Form`. Returns the function that disconnects it. */
    connect(current: FormStore): () => void {
      if (isDevelopment && store)
        warnOnce('Two Forms have the same form object; only the last one uses it.');
      store = current;
      const unsubscribe = current.subscribeToValues(() => {
        changes.notify();
        schedule();
      });
      schedule();
      return () => {
        unsubscribe();
        clearTimeout(timer);
        store = null;
      };
    },
    /** Resets the mounted form after it has rendered new initial values. */
    finishReset(): void {
      const element = isResetDue && store && findForm(store);
      isResetDue = false;
      if (!element) return;
      isResetting = true;
      // From the prototype, because a field named `reset` would hide the form's function.
      HTMLFormElement.prototype.reset.call(element);
      isResetting = false;
    },
  };

  return form;
}
