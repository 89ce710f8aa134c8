const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
const headings = '[data-card-title], h1, h2, h3, h4, h5, h6';
const regions = '[data-card], section, main, [role="dialog"], [role="alertdialog"], body';

function listFocusable(root: Element): HTMLElement[] {
  const all = root.matches(focusable) ? [root] : [];
  return [...all, ...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.matches(':disabled, [type="hidden"]') &&
      // Safari before 17.4 and jsdom have no checkVisibility.
      (element.checkVisibility?.() ?? true),
  );
}

/** Whether nothing has the focus: browsers put it on `body` when its element is removed or disabled. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Where an element is, so that the focus can go to a neighbour when the element is gone. */
export type FocusPlace = {
  readonly element: Element;
  /** If nothing has the focus, focuses the element if that is possible, else the same control of the next or previous row, else a heading around. */
  readonly restore: () => void;
};

/** Returns the place of an element. */
export function rememberPlace(element: Element): FocusPlace {
  const path: { parent: Element; index: number; position: number }[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    const parent = node.parentElement;
    const index = [...parent.children].indexOf(node);
    path.push({ parent, index, position: listFocusable(node).indexOf(element as HTMLElement) });
    if (parent === document.body) break;
  }
  function restore(): void {
    if (!isFocusLost()) return;
    if (element.isConnected && listFocusable(element).includes(element as HTMLElement)) {
      return (element as HTMLElement).focus();
    }
    const connected = path.filter(({ parent }) => parent.isConnected);
    // The whole application is gone.
    if (connected[0]?.parent === document.body) return;
    for (const { parent, index, position } of connected) {
      const rows = [...parent.children];
      for (const row of [...rows.slice(index), ...rows.slice(0, index).reverse()]) {
        const controls = listFocusable(row);
        const target = controls[Math.min(position, controls.length - 1)] ?? controls[0];
        if (target && parent !== document.body) return target.focus();
      }
      if (!parent.matches(regions)) continue;
      const target =
        parent.querySelector<HTMLElement>(headings) ??
        (parent === document.body ? null : (parent as HTMLElement));
      if (target === null) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      return target.focus();
    }
  }
  return { element, restore };
}
