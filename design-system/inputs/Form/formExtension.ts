import type { ReactNode } from 'react';
import type { FormStore } from '../../validation/formStore.ts';

/** The values of a form by the names of its fields, not nested. */
export type FlatValues = Readonly<Record<string, unknown>>;

/** What a form object adds to its `Form`. */
export type FormExtension<Output extends object> = {
  /** Renders the content of the form. */
  readonly render: (store: FormStore, children: ReactNode) => ReactNode;
  /**
   * Validates the values by the schema and shows its messages at their fields. Returns the messages without a field and, while the schema is
   * asynchronous, a promise that never rejects; for the same values the next call returns none, and throws what the schema has rejected with.
   */
  readonly check: (values: FlatValues) => readonly [readonly string[], Promise<unknown>?];
  /** Returns what `onSubmit` receives for values that `check` has found valid. */
  readonly read: (values: FlatValues) => Output;
};

/** A form object, as its `Form` sees it. */
export type FormHandle<Output extends object> = { readonly extension: FormExtension<Output> };
