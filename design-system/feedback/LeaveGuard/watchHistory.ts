type Hold = (leave: () => void) => boolean;

const getPath = (url: string) => new URL(url).pathname;

/** Holds Back and Forward by the Navigation API, before the page changes. */
function watchNavigation(navigation: Navigation, hold: Hold): () => void {
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable } = event;
    // A traversal to another document is asked about by `beforeunload`. A browser that must let the user go sends an event that is not
    // cancelable.
    if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return;
    if (getPath(destination.url) === location.pathname) return;
    if (hold(() => void navigation.traverseTo(destination.key))) event.preventDefault();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/** How long to wait for a step in the history, in ms. A step that does not exist has no event. */
const stepMs = 200;

/** Goes a number of entries in the history, unseen by the router. Resolves once the entry is there, or after a time. */
function goUnseen(delta: number, setUnseen: (end: (() => void) | null) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      setUnseen(null);
      resolve();
    };
    const timer = setTimeout(end, stepMs);
    setUnseen(end);
    history.go(delta);
  });
}

/**
 * Holds Back and Forward in a browser without the Navigation API, which reports them after the address has changed: goes back to the entry
 * of the page. Whether the user went back or forward is not known, so both directions are tried.
 */
function watchPopState(hold: Hold): () => void {
  const home = location.pathname;
  let onStep: (() => void) | null = null;
  const setUnseen = (end: (() => void) | null) => (onStep = end);
  const isHome = () => location.pathname === home;

  async function returnHome(): Promise<number> {
    await goUnseen(1, setUnseen);
    if (isHome()) return -1;
    // A step that did not exist has moved nothing.
    await goUnseen(-1, setUnseen);
    if (!isHome()) await goUnseen(-1, setUnseen);
    return 1;
  }

  const onPopState = (event: PopStateEvent) => {
    if (onStep !== null) {
      event.stopImmediatePropagation();
      onStep();
      return;
    }
    if (isHome()) return;
    let delta = -1;
    let isReturned: Promise<void> = Promise.resolve();
    const isHeld = hold(() => void isReturned.then(() => history.go(delta)));
    if (!isHeld) return;
    event.stopImmediatePropagation();
    isReturned = returnHome().then((found) => void (delta = found));
  };
  // In the capture phase, which Firefox and Safari run first on a window: before the listener of a router. Chromium runs listeners of a window
  // in the order of their registration, but has the Navigation API in all supported versions.
  addEventListener('popstate', onPopState, true);
  return () => removeEventListener('popstate', onPopState, true);
}

/** Lets a guard hold steps in the history of the tab. Returns the function that stops it. */
export function watchHistory(hold: Hold): () => void {
  return 'navigation' in window ? watchNavigation(window.navigation, hold) : watchPopState(hold);
}
