import { useEffect } from 'react';

const places = 'article, section, form, [role=tabpanel], [role=dialog], main';

function getPlaces(element: Element): Element[] {
  const place = element.parentElement?.closest(places);
  return place ? [place, ...getPlaces(place)] : [];
}

function focusPlace(place: Element): void {
  const target = place.querySelector<HTMLElement>('h1, h2, h3') ?? (place as HTMLElement);
  if (target.closest('[aria-hidden="true"], [inert]')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * When the focused element is removed, such as the button of an action that is done, focuses the heading of what contained it. The
 * browser would leave the focus on the body, from where keyboard and screen reader start at the top again.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let around: Element[] = [];
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
      around = getPlaces(focused);
    };
    const rescue = () => {
      if (focused?.isConnected !== false || document.activeElement !== document.body) return;
      const place = around.find((one) => one.isConnected) ?? document.querySelector('main');
      if (place) focusPlace(place);
    };
    const observer = new MutationObserver(() => {
      if (focused?.isConnected !== false) return;
      window.clearTimeout(timer);
      // Overlays and new pages set the focus themselves, after a frame.
      timer = window.setTimeout(rescue, 100);
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
