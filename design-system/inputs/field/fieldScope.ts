import { createContext } from 'react';
import type { SchemaFacts } from '../../validation/schemaFacts.ts';

/** What surrounds fields, such as a form or a row, and knows props of them by their names. */
export type FieldScope = {
  /** Returns the props of a field, with the initial value and the constraints of its name where it has none. */
  readonly apply: <Props extends object>(component: string, given: Props) => Props;
  /** Returns the initial value of a name. */
  readonly readDefault: (name: string) => unknown;
  /** Returns what the form's schema requires of the value with a name. */
  readonly readFacts: ((name: string) => SchemaFacts | undefined) | undefined;
  /** The object that `useForm` has returned. */
  readonly form: unknown;
};

/** The scope of fields; null in a form that is only a `Form`. */
export const FieldScopeContext = createContext<FieldScope | null>(null);
