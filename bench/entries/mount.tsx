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

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
}

function watchSubmit(root: HTMLElement): void {
  let pressedAt = 0;
  root.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), true);
  const seeMessages = () => {
    if (root.querySelectorAll('[aria-invalid="true"]').length < 100) return;
    observer.disconnect();
    afterPaint(() => (window.submitTime = performance.now() - pressedAt));
  };
  const observer = new MutationObserver(seeMessages);
  observer.observe(root, { subtree: true, attributeFilter: ['aria-invalid'] });
}

/** Renders the page and records how long that takes. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root') ?? document.body;
  Object.assign(window, { mountTime: null, submitTime: null });
  watchSubmit(root);
  const begin = performance.now();
  createRoot(root).render(page);
  const isThere = () => {
    if (root.querySelectorAll('input').length < 100) requestAnimationFrame(isThere);
    else afterPaint(() => (window.mountTime = performance.now() - begin));
  };
  isThere();
}
