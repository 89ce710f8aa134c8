import { startTransition, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { FormatsContext } from '../formatters/FormatsContext.ts';
import { DefaultsContext } from '../internal/useProps.ts';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { usePreferencesStore } from '../preferences/preferencesStore.ts';

/** What a router does with a navigation: a promise delays it until it resolves, and false refuses it. */
export type NavigationResult = boolean | void | Promise<boolean | void>;

type MemoryAddressProps = {
  /** The query of the first address, such as `?page=2`. */
  initialSearch?: string;
  /** Called with the query of each navigation, and with `{ replace: true }` if it skips the present address. The first one given is used. */
  onNavigate?: ((search: string, options?: { replace?: boolean }) => NavigationResult) | undefined;
  children: ReactNode;
};

/** Gives its children an address of the page, which is in memory. Render it in a `DesignSystemProvider`, whose settings stay. */
export function MemoryAddress({ initialSearch = '', onNavigate, children }: MemoryAddressProps) {
  const [search, setSearch] = useState(initialSearch);
  const spy = useRef(onNavigate);
  const navigations = useRef(0);
  const navigate = useCallback((path: string, options?: { replace?: boolean }): unknown => {
    const query = new URL(path, 'https://portal.example/').search;
    navigations.current += 1;
    const id = navigations.current;
    // A newer navigation cancels this one.
    const end = (isAllowed: boolean | void) => {
      if (isAllowed !== false && id === navigations.current) {
        startTransition(() => setSearch(query));
      }
    };
    const result = spy.current?.(query, options);
    if (result instanceof Promise) return result.then(end);
    end(result);
    return undefined;
  }, []);
  return (
    <DesignSystemProvider
      navigate={navigate}
      search={search}
      preferences={usePreferencesStore()}
      formats={use(FormatsContext)}
      // It has the types of the names only in the props of the provider.
      defaults={use(DefaultsContext) as object}
    >
      {children}
    </DesignSystemProvider>
  );
}
