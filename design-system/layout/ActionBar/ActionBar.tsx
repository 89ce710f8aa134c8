import type { ReactNode, Ref } from 'react';
import { Root } from './ActionBar.styles.ts';

export type ActionBarProps = {
  /** The primary action, with at most a short status before it. */
  children: ReactNode;
  /**
   * Whether the bar is always at the bottom of the screen on phones. By default, it is there only while the element around it, such as
   * a form, is in view. Only one bar of a page can be fixed.
   * @default false
   */
  isFixed?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders the primary action of a page or form: below 768 px in a bar at the bottom of the screen, above the `BottomBar`. */
export function ActionBar({ isFixed = false, ...props }: ActionBarProps) {
  return <Root {...props} data-part="action-bar" data-fixed={isFixed || undefined} />;
}
