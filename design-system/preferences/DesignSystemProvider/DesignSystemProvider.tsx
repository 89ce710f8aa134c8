import {
  use,
  useCallback,
  useInsertionEffect,
  useMemo,
  useSyncExternalStore,
  type Consumer,
  type Context,
  type ReactNode,
} from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { TranslatableText } from '../../i18n/FormattedMessage/TranslatableText.tsx';
import { toLocaleTag } from '../../i18n/localeTag.ts';
import { LanguageSource, OwnLanguage, useLanguage, type Language } from '../../i18n/language.ts';
import type { CompiledMessages } from '../../i18n/compiledCatalogues.ts';
import type { FormatOverrides } from '../../formatters/formats.ts';
import { FormatsContext } from '../../formatters/FormatsContext.ts';
import { AddressContext, createAddress } from '../../internal/address.ts';
import { ClockContext } from '../../internal/clock.ts';
import { DescribeErrorContext, type DescribeError } from '../../internal/describeError.ts';
import { DefaultsContext } from '../../internal/useProps.ts';
import { heldNavigation } from '../../internal/heldNavigation.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import { applyPreferences } from '../applyPreferences.ts';
import { getDirection } from '../direction.ts';
import {
  PreferencesContext,
  preferencesStore,
  usePreferencesStore,
  type PreferencesStore,
} from '../preferencesStore.ts';
import type { PropDefaults } from './propDefaults.ts';
import { warnOfMissingMessages } from './warnOfMissingMessages.ts';

export type DesignSystemProviderProps = {
  /** The application. */
  children: ReactNode;
  /** Navigates to a path within the application without loading a page: your router's function. By default links load pages. */
  navigate?: (path: string, options?: { replace: boolean }) => void;
  /**
   * The query of the current address, such as `?page=2`, from your router. With it, lists keep their filters and pages in the address
   * (`useListAddress`); `navigate` then gets `{ replace: true }` for changes that the Back button skips. If it
   * returns a promise that ends with the navigation, lists show a change until then, and add a second change to it.
   */
  search?: string;
  /**
   * A hook that turns a path into the `href` of a link, for a router with a base path. Paths are
   * used unchanged by default.
   */
  useHref?: (path: string) => string;
  /** The locale of the page, without react-intl. By default the one of the provider around, otherwise English. */
  locale?: string;
  /** The library's messages in the language of the locale, from `loadCompiledMessages`. English needs none. */
  messages?: CompiledMessages;
  /**
   * react-intl's `IntlContext`, in a portal that uses react-intl: locale and messages then come from the surrounding `IntlProvider`.
   */
  intlContext?: { readonly Consumer: Consumer<Language> };
  /**
   * The preferences of this portal, from `createPreferences`, where several portals share a page or a server. Portals without
   * their own share `preferencesStore`.
   */
  preferences?: PreferencesStore;
  /**
   * The formats of figures, amounts, dates and times that differ from the locale's. Pass the same object at each render. Entries that
   * are omitted follow the locale, with its Unicode extensions.
   */
  formats?: FormatOverrides;
  /**
   * The default props of components in this portal, by the name of the component: `{ Button: { size: 'sm' } }`. They replace the library's
   * defaults. Pass the same object at each render.
   */
  defaults?: PropDefaults;
  /**
   * Returns the messages for an error with which `onSubmit` of a `Form`, `onConfirm` of a `ConfirmDialog` or an action of `useAction` has
   * failed. Errors for which it returns undefined, or throws, are reported (`reportError`) and have a general message. Pass the same function
   * at each render.
   */
  describeError?: DescribeError;
  /**
   * Returns the current time in ms since 1970, such as the time of your server's clock, for `useNow` and for components that take `now`. Pass
   * the same function at each render. By default the clock of the device.
   */
  getNow?: () => number;
};

const noDefaults = {};

const scripts = { rtl: 'Arab', ltr: 'Latn' };

// React Aria derives the direction from the script of the locale; the user may have chosen the other direction.
function toAriaLocale(locale: string, direction: 'auto' | 'ltr' | 'rtl'): string {
  if (direction === 'auto' || direction === getDirection(locale)) return locale;
  return new Intl.Locale(locale, { script: scripts[direction] }).toString();
}

const noMessages = {};

/** Returns the context that has the language of the page, and the language to provide in it. */
function useProvidedLanguage({
  locale,
  messages = noMessages,
  intlContext,
}: Pick<DesignSystemProviderProps, 'locale' | 'messages' | 'intlContext'>): readonly [
  Context<Language>,
  Language,
] {
  const around = use(LanguageSource);
  const Source = (intlContext ?? (locale ? OwnLanguage : around)) as Context<Language>;
  const given = use(Source) as Language | null;
  if (given === null)
    throw new Error('With intlContext, DesignSystemProvider needs an IntlProvider around it.');
  const language = useMemo(
    () =>
      locale && !intlContext
        ? { locale: toLocaleTag(locale), messages }
        : // What the portal formats by react-intl can be translated by browsers too.
          { ...given, locale: toLocaleTag(given.locale), textComponent: TranslatableText },
    [locale, messages, intlContext, given],
  );
  return [Source, language];
}

const delayMs = 50;

// The document changes direction at once; React Aria's arrow keys can wait until that frame is
// painted.
function AriaLocale({ children }: Pick<DesignSystemProviderProps, 'children'>) {
  const { locale } = useLanguage();
  const store = usePreferencesStore();
  // Calls the listener 50 ms after a change, once the page has been painted with it.
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const unsubscribe = store.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(listener, delayMs);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [store],
  );
  const direction = useSyncExternalStore(
    subscribe,
    () => store.get().direction,
    () => store.getServer().direction,
  );
  return <I18nProvider locale={toAriaLocale(locale, direction)}>{children}</I18nProvider>;
}

// A router would prefix `mailto:` links and other sites with its base path.
function skipExternalUrls(useHref: (path: string) => string): (path: string) => string {
  return function useInternalHref(path) {
    const href = useHref(path);
    return /^([a-z][a-z+.-]*:|\/\/)/i.test(path) ? path : href;
  };
}

// React Aria adds a style element unless this id exists; base.css has its rule.
const pressableStyleId = 'react-aria-pressable-style';

function addPressableMark(): void {
  if (document.getElementById(pressableStyleId)) return;
  const mark = document.createElement('meta');
  mark.id = pressableStyleId;
  document.head.append(mark);
}

/**
 * Applies display preferences to the document and connects React Aria to the language and the
 * router. Render it once, around the application.
 */
export function DesignSystemProvider({
  children,
  navigate,
  search,
  useHref,
  locale: ownLocale,
  messages,
  intlContext,
  preferences: portalPreferences,
  formats,
  defaults,
  describeError,
  getNow,
}: DesignSystemProviderProps) {
  const preferences = portalPreferences ?? preferencesStore;
  const [Source, language] = useProvidedLanguage({ locale: ownLocale, messages, intlContext });
  const { locale } = language;
  if (isDevelopment) {
    warnOfMissingMessages(language);
    if (messages && !ownLocale && !intlContext)
      warnOnce('DesignSystemProvider ignores messages without a locale.');
  }
  // An insertion effect runs before the effects of the components inside.
  useInsertionEffect(addPressableMark, []);
  const address = useMemo(
    () => (navigate && search !== undefined ? createAddress(search, navigate) : null),
    [navigate, search],
  );
  const navigateHeld = useMemo(
    () =>
      navigate &&
      ((...to: Parameters<typeof navigate>) => heldNavigation.run(() => navigate(...to))),
    [navigate],
  );
  const useInternalHref = useMemo(() => useHref && skipExternalUrls(useHref), [useHref]);

  // Components measure in layout effects, and a page in another theme must not be painted first.
  useInsertionEffect(() => {
    const apply = () => applyPreferences(preferences.get(), locale, preferences.getStorageKey);
    apply();
    return preferences.subscribe(apply);
  }, [locale, preferences]);

  return (
    <LanguageSource value={Source}>
      <Source value={language}>
        <PreferencesContext value={preferences}>
          <FormatsContext value={formats}>
            <DefaultsContext value={defaults ?? noDefaults}>
              <DescribeErrorContext value={describeError}>
                <ClockContext value={getNow}>
                  <AddressContext value={address}>
                    <AriaLocale>
                      {navigateHeld ? (
                        <RouterProvider navigate={navigateHeld} useHref={useInternalHref}>
                          {children}
                        </RouterProvider>
                      ) : (
                        children
                      )}
                    </AriaLocale>
                  </AddressContext>
                </ClockContext>
              </DescribeErrorContext>
            </DefaultsContext>
          </FormatsContext>
        </PreferencesContext>
      </Source>
    </LanguageSource>
  );
}
