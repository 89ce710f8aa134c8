import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** From the first call of React to the first paint with all fields, in ms. */
    mountTime: number | null;
    /** From the click on Send to the paint of all error messages, in ms. */
    submitTime: number | null;
  }
}

// A message that is sent in a frame arrives after the frame was painted.
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
}

/** Sets `window.submitTime` when all hundred fields show their error after a click. */
function watchSubmit(root: HTMLElement): void {
  let pressedAt = 0;
  root.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), true);
  const recordIfComplete = () => {
    if (root.querySelectorAll('[aria-invalid="true"]').length < 100) return;
    observer.disconnect();
    afterPaint(() => (window.submitTime = performance.now() - pressedAt));
  };
  const observer = new MutationObserver(recordIfComplete);
  observer.observe(root, { subtree: true, attributeFilter: ['aria-invalid'] });
}

/** Renders the page and records how long that takes. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root') ?? document.body;
  Object.assign(window, { mountTime: null, submitTime: null });
  watchSubmit(root);
  const begin = performance.now();
  createRoot(root).render(page);
  const waitForFields = () => {
    if (root.querySelectorAll('input').length < 100) requestAnimationFrame(waitForFields);
    else afterPaint(() => (window.mountTime = performance.now() - begin));
  };
  waitForFields();
}
