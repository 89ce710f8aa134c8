import type { CopyContext } from './tableCopy.ts';
import type { TableControls } from './tableControls.ts';

type Watch = (
  table: HTMLElement,
  controls: TableControls,
  getContext: () => CopyContext,
) => () => void;

/** Returns a function that loads code when the focus enters a table, and lets it watch the table until the returned function is called. */
const watchLate =
  (load: () => Promise<Watch>): Watch =>
  (table, controls, getContext) => {
    let stop: (() => void) | undefined;
    const end = new AbortController();
    const { signal } = end;
    const watch = () => table.addEventListener('focusin', start, { once: true, signal });
    function start(): void {
      load().then(
        (watchNow) => {
          if (!signal.aborted) stop ??= watchNow(table, controls, getContext);
        },
        // Without the code, the browser copies selected text, and no cells are selected; the next focus loads it.
        watch,
      );
    }
    watch();
    return () => {
      end.abort();
      stop?.();
    };
  };

/** Loads the code that copies rows and cells when the focus enters the table. Returns a function that ends it. */
export const watchCopy = watchLate(async () => (await import('./tableCopy.ts')).watchCopy);

/** Loads the code that selects ranges of cells when the focus enters the table. Returns a function that ends it. */
export const watchRanges = watchLate(async () => (await import('./tableRanges.ts')).watchRanges);
