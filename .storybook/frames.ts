import { useEffect, useState } from 'react';

type Globals = Record<string, unknown>;

const shared = ['theme', 'direction', 'locale', 'primaryColor', 'motion'];

function textOf(globals: Globals): string {
  return shared
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}

// Storybook makes the addresses of frames from this one.
function setAddress(globals: string): void {
  Object.assign(globalThis, {
    PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals }).toString()}`,
  });
}

/** Lets examples in frames of their own follow the toolbar, as those that stand in the page do. */
export function useFramesFollow(globals: Globals): void {
  const text = textOf(globals);
  useState(() => setAddress(text));
  useEffect(() => {
    setAddress(text);
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === text) continue;
      address.searchParams.set('globals', text);
      frame.src = address.href;
    }
  }, [text]);
}

function isFramedExample(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname.endsWith('/iframe.html');
  } catch {
    return false;
  }
}

// Examples that share a page would share the device too: what one sets, the page and the others would show.
function keepToItself(): void {
  Storage.prototype.setItem = () => undefined;
  Storage.prototype.removeItem = () => undefined;
  window.addEventListener('storage', (event) => event.stopImmediatePropagation());
}

// An example that opens itself takes the focus, but must not take the reader of the page there.
function leaveReaderInPlace(): void {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
    ?.value as HTMLElement['focus'];
  const scroll = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')
    ?.value as Element['scrollIntoView'];
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  const giveBack = (event: Event): void => {
    if (!event.isTrusted) return;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scroll;
  };
  for (const name of ['pointerdown', 'keydown']) {
    window.addEventListener(name, giveBack, { capture: true });
  }
}

if (isFramedExample()) {
  keepToItself();
  leaveReaderInPlace();
}
