import { hydrateRoot } from 'react-dom/client';
import { createExamplePage } from './examples.tsx';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Hydrates each `[data-example]` of the page and removes it again. Returns the errors that were reported meanwhile, with the component's
 * name.
 */
export async function hydrateExamples(): Promise<string[]> {
  const faults: string[] = [];
  for (const container of document.querySelectorAll<HTMLElement>('[data-example]')) {
    const name = container.dataset['example'] ?? '';
    const report = (...texts: unknown[]) => faults.push([name, ...texts].join(': '));
    console.error = report;
    console.warn = report;
    const root = hydrateRoot(container, createExamplePage(name), {
      identifierPrefix: name,
      onRecoverableError: report,
      onCaughtError: report,
      onUncaughtError: report,
    });
    // Waits for effects and for the updates that they cause.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    root.unmount();
    await nextFrame();
  }
  return faults;
}
