import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Whether a part stays mounted but is hidden, such as the panel of a tab of a form. */
export const HiddenPanelContext = createContext(false);

/**
 * Calls `close` when the panel in which an overlay was opened is hidden by code. An overlay is rendered outside of its panel: it would stay
 * open, and the rest of the page inert.
 */
export function useCloseWhenHidden(close: () => void): void {
  const isHidden = use(HiddenPanelContext);
  const closeNow = useEffectEvent(() => close());
  useEffect(() => {
    if (isHidden) closeNow();
  }, [isHidden]);
}
