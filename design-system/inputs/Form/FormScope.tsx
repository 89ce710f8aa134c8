import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { FormStore } from '../../validation/formStore.ts';
import { FieldScopeContext, type FieldScope } from '../field/fieldScope.ts';

/** What connects a form object to its mounted `Form`. */
export type FormConnection = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getScope: () => FieldScope;
  readonly connect: (store: FormStore) => () => void;
  readonly finishReset: () => void;
};

type Props = { store: FormStore; connection: FormConnection; children: ReactNode };

/** Renders the content of a form with a form object. */
export function FormScope({ store, connection, children }: Props) {
  const scope = useSyncExternalStore(
    connection.subscribe,
    connection.getScope,
    connection.getScope,
  );
  // Fields register in an effect, after this one.
  useLayoutEffect(() => connection.connect(store), [connection, store]);
  // The effects of the fields, which run before this one, have adopted the initial values.
  useEffect(() => connection.finishReset(), [connection, scope]);
  return <FieldScopeContext value={scope}>{children}</FieldScopeContext>;
}
