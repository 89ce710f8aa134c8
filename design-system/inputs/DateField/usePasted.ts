import type { ClipboardEvent } from 'react';
import { useDateStyle, type DateStyle } from './useDateStyle.ts';
import { isElement } from '../../internal/roots.ts';

/**
 * Returns the handler of a paste into the segments of a date, a time, a date with a time or a date range, which React Aria ignores. `load`
 * loads the functions that parse; `apply` receives the text, these functions and the segment, and returns whether it has set a value.
 */
export function usePasted<Parser>(
  canEdit: boolean,
  load: () => Promise<Parser>,
  apply: (text: string, parser: Parser, style: DateStyle, segment: Element) => boolean,
) {
  const style = useDateStyle();
  return (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text');
    const { currentTarget: box, target } = event;
    const isInSegment = isElement(target) && target.closest('[data-type]') !== null;
    if (!canEdit || !isInSegment || !/\p{Nd}/u.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    // A range has a group of segments for each date, a date with a time one for each part. Focus stays in the group that is pasted into.
    const isInSecondGroup =
      box.querySelectorAll('[data-part="date"]')[1]?.contains(target) ?? false;
    const parseAndApply = (parser: Parser) => {
      if (!apply(text, parser, style, target)) return;
      // The value may remount the segments, so the last one is focused after the render.
      setTimeout(() => {
        const groups = box.querySelectorAll('[data-part="date"]');
        const segments =
          groups[isInSecondGroup ? 1 : 0]?.querySelectorAll<HTMLElement>('[data-type][tabindex]');
        segments?.[segments.length - 1]?.focus();
      }, 0);
    };
    load().then(parseAndApply, () => undefined);
  };
}
