import { breakpoint } from '../theme/generated/tokens.ts';
import { useWindowValue } from './watchWindow.ts';

/** The breakpoints of the window's width in pixels, each the smallest width of its range. */
export const breakpoints = breakpoint;

/**
 * Returns what `select` derives from the window width in pixels, such as whether it is past a
 * breakpoint. The component renders only when that result changes. On a server the width is 0.
 */
export function useWindowWidth<Selected extends boolean | number | string>(
  select: (width: number) => Selected,
): Selected {
  return useWindowValue(
    'resize',
    (view) => select(view.innerWidth),
    () => select(0),
  );
}
