import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Root } from './Sticky.styles.ts';

export type StickyProps = {
  /** What stays in view, such as the instructions for a long form. */
  children: ReactNode;
  /** The accessible name, used when the content scrolls on its own and can be focused. */
  'aria-label': string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the content of a column that stays in view from 992 px while the other column scrolls. It scrolls on its own if it is
 * higher than the window.
 */
export function Sticky(given: StickyProps) {
  const props = useProps('Sticky', given);
  return <Root {...props} />;
}
