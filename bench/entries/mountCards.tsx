import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a page and records the time to its first card on screen in `window.mountTime`. */
export function mountCards(page: ReactNode): void {
  const root = document.getElementById('root') ?? document.body;
  window.mountTime = null;
  const begin = performance.now();
  createRoot(root).render(page);
  const waitForCard = () => {
    if (!root.textContent.includes('number 1')) return requestAnimationFrame(waitForCard);
    return requestAnimationFrame(() => {
      // This message arrives after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.mountTime = performance.now() - begin);
      port2.postMessage(null);
    });
  };
  waitForCard();
}
