import { useContext, useState, useSyncExternalStore } from 'react';
import { isSameData, readPath } from '../../validation/paths.ts';
import type { StandardSchema } from '../../validation/standardSchema.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { FieldScopeContext } from '../field/fieldScope.ts';
import { createForm, type FormApi, type FormOptions } from './createForm.tsx';
import type { FieldPath, FieldPathValue, InitialValues } from '../../validation/formPaths.ts';
import { nestFlat, readFlat } from './formValues.ts';

type AnySchema = StandardSchema<object, object>;
type Types<Schema extends AnySchema> = NonNullable<Schema['~standard']['types']>;

/**
 * Returns a form object, to pass as `form` to a `Form`: it validates by a schema, nests the values of fields with dots in their names, has
 * their initial values, and reads, sets, resets and validates them from code. The same object for as long as the component is mounted.
 */
export function useForm<Schema extends AnySchema>(options: {
  readonly schema: Schema;
  readonly defaultValues?: InitialValues<Types<Schema>['input']> | undefined;
}): FormApi<Types<Schema>['input'], Types<Schema>['output']>;
export function useForm<Values extends object = Record<string, unknown>>(
  options?: Omit<FormOptions<Values, Values>, 'schema'>,
): FormApi<Values>;
export function useForm(options: object = {}): unknown {
  const [form] = useState(() => createForm(options as FormOptions<object, object>));
  return form;
}

/** Returns the form object of the `Form` around this component. Throws if there is none. */
export function useFormContext<
  Values extends object = Record<string, unknown>,
  Output extends object = Values,
>(): FormApi<Values, Output> {
  const form = useContext(FieldScopeContext)?.form;
  if (!form) throw new Error('useFormContext needs a Form with a form object: <Form form={form}>.');
  return form as FormApi<Values, Output>;
}

/** Creates the function that returns the previous value for as long as the data is the same, so that React does not render again. */
function createMemory() {
  let last: unknown;
  return (next: unknown): unknown => {
    if (!isSameData(last, next)) last = next;
    return last;
  };
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns the current value of a field, or of all fields inside of a name, and renders this component when it changes. It reads the form
 * around the component, or the one that is passed.
 */
export function useWatch<Values extends object, Name extends FieldPath<Values>>(
  name: Name,
  form: FormApi<Values, never> | FormApi<Values>,
): FieldPathValue<Values, Name> | null | undefined;
export function useWatch<Value = unknown>(name: string): Value | null | undefined;
export function useWatch(name: string, form?: FormApi<Record<string, unknown>>): unknown {
  const store = useContext(FormStoreContext);
  const scope = useContext(FieldScopeContext);
  const [remember] = useState(createMemory);
  const readDefault = () => scope?.readDefault(name);
  const read = (): unknown => {
    if (form) return form.get(name);
    if (!store || store.fields().length === 0) return readDefault();
    return readPath(nestFlat(store, readFlat(store), false, scope?.readFacts), name);
  };
  return useSyncExternalStore(
    form?.subscribe ?? store?.subscribeToValues ?? subscribeToNothing,
    () => remember(read()),
    () => remember(form ? form.get(name) : readDefault()),
  );
}
