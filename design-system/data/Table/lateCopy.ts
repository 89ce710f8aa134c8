import type { CopyContext } from './tableCopy.ts';
import type { TableControls } from './tableControls.ts';

/** Loads the code that copies rows and cells when the focus enters the table. Returns a function that ends it. */
export function watchCopy(
  table: HTMLElement,
  controls: TableControls,
  getContext: () => CopyContext,
): () => void {
  let stop: (() => void) | undefined;
  const end = new AbortController();
  const watch = () => table.addEventListener('focusin', load, { once: true, signal: end.signal });
  function load(): void {
    import('./tableCopy.ts').then(
      (module) => {
        if (!end.signal.aborted) stop ??= module.watchCopy(table, controls, getContext);
      },
      // Without the code, the browser copies selected text; the next focus loads it.
      watch,
    );
  }
  watch();
  return () => {
    end.abort();
    stop?.();
  };
}
