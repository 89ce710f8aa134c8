import { use, useEffect, useEffectEvent, type RefObject } from 'react';
import { FormatsContext } from '../../formatters/FormatsContext.ts';
import { useIntl } from '../../i18n/intl.ts';
import type { TableControls } from './tableControls.ts';

/** Loads the code that copies rows and cells when the focus enters the table. */
export function useTableCopy(table: RefObject<HTMLElement | null>, controls: TableControls): void {
  const intl = useIntl();
  const formats = use(FormatsContext);
  const getContext = useEffectEvent(() => ({ intl, formats }));
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    const end = new AbortController();
    const load = () => {
      import('./tableCopy.ts').then(
        ({ watchCopy }) => {
          if (!end.signal.aborted) stop ??= watchCopy(element, controls, () => getContext());
        },
        // Without the code, the browser copies selected text; the next focus loads it.
        () => element.addEventListener('focusin', load, { once: true, signal: end.signal }),
      );
    };
    element.addEventListener('focusin', load, { once: true, signal: end.signal });
    return () => {
      end.abort();
      stop?.();
    };
  }, [table, controls]);
}
