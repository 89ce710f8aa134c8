import { useWindowValue } from './watchWindow.ts';

/**
 * Returns what `select` derives from the scroll position in pixels, such as whether it is past 500.
 * The component renders only when that result changes. On a server the position is 0.
 */
export function useScrollY<Selected extends boolean | number | string>(
  select: (top: number) => Selected,
): Selected {
  return useWindowValue(
    'scroll',
    (view) => select(view.scrollY),
    () => select(0),
  );
}
