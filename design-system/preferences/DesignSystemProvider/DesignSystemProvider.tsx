import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { applyPreferences, directionOf } from '../applyPreferences.ts';
import { preferencesStore } from '../preferencesStore.ts';

export type DesignSystemProviderProps = {
  /** The application. */
  children: ReactNode;
  /** Moves to a path inside the application without loading a page: the router's own function. */
  navigate: (path: string) => void;
  /**
   * A hook that turns a path into the `href` of a link, where the router serves under a base path.
   * @default the path as it is
   */
  useHref?: (path: string) => string;
};

// React Aria takes the direction from the locale's script, ours may be chosen apart from the language.
function scriptedLocale(locale: string, direction: 'auto' | 'ltr' | 'rtl'): string {
  if (direction === 'auto' || direction === directionOf(locale)) return locale;
  return `${locale.split('-')[0]}-${direction === 'rtl' ? 'Arab' : 'Latn'}`;
}

const delayMs = 50;

// Tells of a change once the page has been painted with it (50 ms later).
function subscribeLater(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const unsubscribe = preferencesStore.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(listener, delayMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

const readDirection = () => preferencesStore.get().direction;
const readServerDirection = () => preferencesStore.getServer().direction;

// The document turns at once. Which way the arrow keys of React Aria go can wait for that frame.
function AriaLocale({ children }: Pick<DesignSystemProviderProps, 'children'>) {
  const { locale } = useIntl();
  const direction = useSyncExternalStore(subscribeLater, readDirection, readServerDirection);
  return <I18nProvider locale={scriptedLocale(locale, direction)}>{children}</I18nProvider>;
}

// A router would take `mailto:` and other sites for places of its own.
function ownPathsOnly(useHref: (path: string) => string): (path: string) => string {
  return function useOwnHref(path) {
    const href = useHref(path);
    return /^([a-z][a-z+.-]*:|\/\/)/i.test(path) ? path : href;
  };
}

/**
 * What every page drawn with the library needs once, inside react-intl's `IntlProvider`: the display
 * preferences on the document, the language for React Aria, and the application's router for links.
 */
export function DesignSystemProvider({ children, navigate, useHref }: DesignSystemProviderProps) {
  const { locale } = useIntl();
  const useOwnHref = useMemo(() => useHref && ownPathsOnly(useHref), [useHref]);

  useEffect(() => {
    const apply = () => applyPreferences(preferencesStore.get(), locale);
    apply();
    return preferencesStore.subscribe(apply);
  }, [locale]);

  return (
    <AriaLocale>
      <RouterProvider navigate={navigate} {...(useOwnHref && { useHref: useOwnHref })}>
        {children}
      </RouterProvider>
    </AriaLocale>
  );
}
