import { isExposed } from './exposure.ts';
import { getSpokenText } from './spokenText.ts';

/** How a live region interrupts. */
export type Politeness = 'polite' | 'assertive';

type Region = {
  /** Whether the region has been exposed for a frame. */
  isReady: boolean;
  isExposed: boolean;
  text: string;
};

type Listeners = {
  /** Text of a region is to be read. Called again if the region changes within the frame; the listener decides which text is read. */
  readonly onSpeak: (politeness: Politeness, text: string, region: Element) => void;
  /** A region came together with its text, which is therefore not read. */
  readonly onUnread: (region: Element, text: string) => void;
};

const selector = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

function getPoliteness(element: Element): Politeness | null {
  const live = element.getAttribute('aria-live');
  if (live !== null) return live === 'polite' || live === 'assertive' ? live : null;
  return element.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
}

// Core-AAM: `status` and `alert` are atomic by default, and `output` is a status.
function isAtomic(element: Element): boolean {
  const atomic = element.getAttribute('aria-atomic');
  if (atomic !== null) return atomic === 'true';
  return element.matches('[role="status"], [role="alert"], output:not([role])');
}

function findRegion(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(selector) ?? null;
}

// Returns the added and changed texts of a region; with aria-relevant="additions", as in React Aria's announcer, only additions.
function getChangedText(region: Element, changes: readonly MutationRecord[]): string {
  const hasTexts = region.getAttribute('aria-relevant') !== 'additions';
  const nodes = changes.flatMap(({ type, target, addedNodes }) => {
    if (type === 'characterData') return hasTexts ? [target] : [];
    return [...addedNodes];
  });
  const regionNodes = nodes.filter((node) => node.isConnected && findRegion(node) === region);
  return [...new Set(regionNodes)].map(getSpokenText).filter(Boolean).join(' ');
}

/**
 * Follows the live regions of a document. Returns a function to be called after each change of the document.
 *
 * A region is read only from the frame after it has appeared: browsers raise no event for the text with which it appears
 * (nvaccess/nvda 14591 and 5803, FreedomScientific/standards-support 696). An alert is the
 * exception: browsers raise an event for the alert itself. A log that comes with entries is read from the next entry on.
 */
export function followLiveRegions(
  document: Document,
  afterFrame: (run: () => void) => void,
  { onSpeak, onUnread }: Listeners,
) {
  const regions = new Map<Element, Region>();

  function appear(element: Element, politeness: Politeness): Region {
    const text = getSpokenText(element);
    const region: Region = { isReady: false, isExposed: true, text };
    afterFrame(() => (region.isReady = true));
    if (element.getAttribute('role') === 'alert') {
      if (text) onSpeak(politeness, text, element);
      region.isReady = true;
    } else if (text && element.getAttribute('role') !== 'log') onUnread(element, text);
    return region;
  }

  function change(
    element: Element,
    region: Region,
    politeness: Politeness,
    changes: readonly MutationRecord[],
  ): void {
    const text = getSpokenText(element);
    const isChanged = text !== region.text;
    region.text = text;
    const newText = isAtomic(element) ? isChanged && text : getChangedText(element, changes);
    if (!newText) return;
    if (region.isReady) onSpeak(politeness, newText, element);
    else onUnread(element, newText);
  }

  return function onChange(changes: readonly MutationRecord[]): void {
    // An element that leaves the document and returns appears again.
    for (const element of regions.keys()) if (!element.isConnected) regions.delete(element);
    for (const element of document.querySelectorAll(selector)) {
      const politeness = getPoliteness(element);
      const region = regions.get(element);
      if (politeness === null || !isExposed(element)) {
        if (region) region.isExposed = false;
      } else if (region?.isExposed) change(element, region, politeness, changes);
      else regions.set(element, appear(element, politeness));
    }
  };
}
