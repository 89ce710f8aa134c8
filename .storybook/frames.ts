/** Framed examples on documentation pages, such as dialogs and layouts, which need their own window. */
import { useEffect, useState } from 'react';
import { configurePreferences } from '../design-system/preferences/preferencesStore.ts';

type Globals = Record<string, unknown>;

const syncedGlobals = ['theme', 'direction', 'locale', 'primaryColor'];

function toGlobalsParameter(globals: Globals): string {
  return syncedGlobals
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}

// Storybook derives the URLs of frames from this variable, without the globals of the toolbar.
function setFrameUrl(globals: string): void {
  Object.assign(globalThis, {
    PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals }).toString()}`,
  });
}

/** Applies the toolbar to framed examples, so that a review shows all examples in the same theme and direction. */
export function useSyncedFrames(globals: Globals): void {
  const parameter = toGlobalsParameter(globals);
  // The initializer of a state sets the first URL, because Storybook reads it when it renders the frames, before effects run.
  useState(() => setFrameUrl(parameter));
  useEffect(() => {
    setFrameUrl(parameter);
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const url = new URL(frame.src);
      if (url.searchParams.get('globals') === parameter) continue;
      url.searchParams.set('globals', parameter);
      frame.src = url.href;
    }
  }, [parameter]);
}

function isFramedExample(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname.endsWith('/iframe.html');
  } catch {
    return false;
  }
}

// Frames share localStorage, so a preference that is set in one example would change the others and the page.
function isolateStorage(): void {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  configurePreferences({ storagePrefix: `${story}.` });
}

// Prevents scrolling until the user's first press or key, because an example that opens a dialog on load would scroll the documentation
// page to itself.
function preventScrollOnLoad(): void {
  // Reads the methods as values of descriptors, because the lint rule `unbound-method` forbids to store them directly.
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
    ?.value as HTMLElement['focus'];
  const scroll = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')
    ?.value as Element['scrollIntoView'];
  HTMLElement.prototype.focus = function focusWithoutScroll(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  const restore = (event: Event): void => {
    // Scripts, such as play functions, dispatch events that are not trusted.
    if (!event.isTrusted) return;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scroll;
  };
  for (const name of ['pointerdown', 'keydown']) {
    window.addEventListener(name, restore, { capture: true });
  }
}

if (isFramedExample()) {
  isolateStorage();
  preventScrollOnLoad();
}
