import { getTarget } from '../../internal/roots.ts';

/** Milliseconds that the pointer has to reach the bubble. */
const closeDelayMs = 200;
/** The least space between the bubble and the sides of the window, in px. */
const margin = 8;

let closeCurrent: (() => void) | undefined;

function createBubble(button: HTMLElement, bar: Element): HTMLElement {
  const bubble = bar.ownerDocument.createElement('div');
  // A popover is in the top layer, above everything. Screen readers ignore the bubble, because the button has the name already.
  bubble.popover = 'manual';
  bubble.role = 'tooltip';
  bubble.ariaHidden = 'true';
  bubble.dataset['part'] = 'navbar-tooltip';
  bubble.textContent = button.ariaLabel;
  // The bubble is in the bar, so that it is removed with the bar.
  bar.append(bubble);
  bubble.showPopover?.();
  const { left, width, bottom } = button.getBoundingClientRect();
  const end = bar.ownerDocument.documentElement.clientWidth - bubble.offsetWidth - margin;
  const centered = left + (width - bubble.offsetWidth) / 2;
  bubble.style.left = `${Math.max(margin, Math.min(centered, end))}px`;
  bubble.style.top = `${bottom}px`;
  return bubble;
}

/**
 * Shows the name of an icon button of the navbar below it while it is hovered or has the keyboard focus. The pointer may move onto
 * the bubble; Escape and a press close it. Without React, so that the first page does not load the positioning of overlays.
 */
export function showTooltip(button: HTMLElement): void {
  // React also passes events of overlays to the bar that renders them.
  const bar = button.closest('[data-part="navbar"]');
  if (!bar || !button.ariaLabel) return;
  closeCurrent?.();
  // A button whose menu is open has no bubble, which would cover the menu.
  if (button.ariaExpanded === 'true') return;
  const bubble = createBubble(button, bar);
  const listening = new AbortController();
  const { signal } = listening;
  let timer = 0;
  const close = () => {
    window.clearTimeout(timer);
    listening.abort();
    bubble.remove();
    if (closeCurrent === close) closeCurrent = undefined;
  };
  closeCurrent = close;
  const page = bar.ownerDocument;
  page.addEventListener(
    'pointerover',
    (event) => {
      window.clearTimeout(timer);
      const isInside = [button, bubble].some((element) => element.contains(getTarget(event)));
      if (!isInside) timer = window.setTimeout(close, closeDelayMs);
    },
    { signal },
  );
  page.addEventListener('pointerdown', close, { signal });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  button.addEventListener('blur', close, { signal });
}
