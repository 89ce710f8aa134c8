import { useEffect } from 'react';

const regions = 'article, section, form, [role=tabpanel], [role=dialog], main';

function getRegions(element: Element): Element[] {
  const region = element.parentElement?.closest(regions);
  return region ? [region, ...getRegions(region)] : [];
}

// A page that is loading has no heading yet. Its main element has no name, so that only its role would be read.
function focusHeadingOf(region: HTMLElement): void {
  const heading = region.querySelector<HTMLElement>(':is(h1, h2, h3):not(:empty)');
  const target = heading ?? (region.localName === 'main' ? null : region);
  if (target === null || target.closest('[aria-hidden="true"], [inert]')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * When the focused element is removed, such as the button of a completed action, focuses the heading of the region that contained
 * it. The browser would move the focus to the body, where keyboard and screen reader users start again at the top of the page.
 * Use it in layouts and pages that remove controls. Public pages remove none, and do not load this code.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let enclosing: Element[] = [];
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
      enclosing = getRegions(focused);
    };
    const isRemoved = () => focused?.isConnected === false;
    const moveFocus = () => {
      if (!isRemoved() || document.activeElement !== document.body) return;
      const region = enclosing.find(({ isConnected }) => isConnected);
      const fallback = region ?? document.querySelector('main');
      if (fallback) focusHeadingOf(fallback as HTMLElement);
    };
    const observer = new MutationObserver(() => {
      if (!isRemoved()) return;
      window.clearTimeout(timer);
      // Overlays and new pages set the focus themselves, in the next frame.
      timer = window.setTimeout(moveFocus, 100);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}
