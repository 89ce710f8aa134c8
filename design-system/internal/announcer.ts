import { announce as write } from '@react-aria/live-announcer';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLanguage } from '../i18n/language.ts';

/** How an announcement interrupts: `polite` waits for a pause in speech, `assertive` does not. */
export type Politeness = 'polite' | 'assertive';

// How long a text stays in its region, in ms. Screen readers announce it when it is inserted. If it stayed, users would find it a
// second time while they browse the page.
const duration = 1000;

// The texts that are in the live regions now.
const insertedTexts = '[data-live-announcer] > * > *';

let regions: Element | null = null;

/**
 * Puts the two live regions for announcements into the document, where they have to be before the first text. React Aria creates
 * them only once, so they are put back if an app has replaced the body. Components that announce something call this when they
 * are mounted; pages without announcements do not load the code.
 */
export function prepareAnnouncer(): void {
  if (document.querySelector('[data-live-announcer]') === null) {
    if (regions === null) write('', 'polite');
    else document.body.prepend(regions);
  }
  const found = document.querySelector('[data-live-announcer]');
  if (found !== regions) for (const region of found?.children ?? []) emptyByText(region);
  regions = found;
}

// React Aria empties a region with `innerHTML = ''` while a date is typed. A page whose policy requires Trusted Types throws there, and React
// would remove the whole page.
function emptyByText(region: Element): void {
  Object.defineProperty(region, 'innerHTML', {
    ...Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML'),
    set(text: string) {
      region.textContent = text;
    },
  });
}

/**
 * Announces a text to screen readers without showing it. The live regions are outside of the app, because a modal dialog would
 * silence them. The same text is announced at most once a second, for example when several parts of a page load together.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const message = text.replaceAll(/\s+/g, ' ').trim();
  if (message === '') return;
  const isFirst = document.querySelector('[data-live-announcer]') === null;
  prepareAnnouncer();
  // Screen readers ignore a text that is inserted together with its region, so the first text comes 100 ms later.
  if (isFirst) setTimeout(() => announce(message, politeness), 100);
  else if (!isInserted(message)) write(message, politeness, duration);
}

function isInserted(message: string): boolean {
  return [...document.querySelectorAll(insertedTexts)].some(
    ({ textContent }) => textContent === message,
  );
}

/** Returns a function that returns true once after each change of the language: translated texts are not announced. */
function useIsTranslated(): () => boolean {
  const { locale } = useLanguage();
  const lastLocale = useRef(locale);
  return () => {
    const isTranslated = lastLocale.current !== locale;
    lastLocale.current = locale;
    return isTranslated;
  };
}

/** Announces a text when it has changed; an empty text is silent. */
export function useAnnouncement(text: string): void {
  const { locale } = useLanguage();
  const isTranslated = useEffectEvent(useIsTranslated());
  useEffect(prepareAnnouncer, []);
  useEffect(() => {
    if (!isTranslated()) announce(text);
  }, [text, locale]);
}

/**
 * Announces the text of an element after a render that has changed it, and its first text if `announcesFirst`. It is silent if only
 * the language has changed, while the element is hidden from screen readers, as behind a modal dialog, while it contains an element with
 * `aria-live="off"`, or while `isActive` is false.
 */
export function useAnnouncedText(
  root: RefObject<HTMLElement | null>,
  { announcesFirst, isActive = true }: { announcesFirst: boolean; isActive?: boolean },
): void {
  useEffect(prepareAnnouncer, []);
  // Null until the first text is known, which is then not announced.
  const lastText = useRef<string | null>(announcesFirst ? '' : null);
  const isTranslated = useIsTranslated();
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const text = element.textContent;
    const isChanged = !isTranslated() && lastText.current !== null && lastText.current !== text;
    lastText.current = text;
    if (!isChanged || !isActive || element.closest('[inert], [aria-hidden="true"]')) return;
    if (element.querySelector('[aria-live="off"]')) return;
    // `innerText` has spaces between blocks, but lays out the page, so it is read only now. jsdom does not have it.
    announce(element.innerText ?? text);
  });
}
