import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a page with a table and records the time to its first row on screen in `window.mountTime`. */
export function mountTable(page: ReactNode): void {
  const root = document.getElementById('root') ?? document.body;
  window.mountTime = null;
  const begin = performance.now();
  createRoot(root).render(page);
  const waitForRow = () => {
    if (!root.querySelector('tbody td, [role=gridcell]')) return requestAnimationFrame(waitForRow);
    return requestAnimationFrame(() => {
      // This message arrives after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.mountTime = performance.now() - begin);
      port2.postMessage(null);
    });
  };
  waitForRow();
}
