import type { ReactNode } from 'react';
import type { FormStore } from '../../validation/formStore.ts';

/** The values of a form by the names of its fields, not nested. */
export type FlatValues = Readonly<Record<string, unknown>>;

/** What a form object has found out about values. */
export type FormCheck<Output> = {
  /** The messages without a field. */
  readonly formErrors?: readonly string[];
  /** Resolves, and never rejects, once an asynchronous schema has the result. The next check of the same values has it at once. */
  readonly pending?: Promise<unknown>;
  /** What `onSubmit` receives if the values are valid. */
  readonly values?: Output;
};

/** What a form object adds to its `Form`. */
export type FormExtension<Output extends object> = {
  /** Renders the content of the form. */
  readonly render: (store: FormStore, children: ReactNode) => ReactNode;
  /**
   * Validates the values by the schema and shows its messages at their fields. Throws what the schema has thrown or rejected with.
   */
  readonly check: (values: FlatValues) => FormCheck<Output>;
};

/** A form object, as its `Form` sees it. */
export type FormHandle<Output extends object> = { readonly extension: FormExtension<Output> };
