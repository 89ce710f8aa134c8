import type { Ref } from 'react';
import { Ring } from './Spinner.styles.ts';

export type SpinnerProps = {
  /** The text for screen readers: what is loading. */
  'aria-label': string;
  /**
   * The diameter: the height of the surrounding text, 24 px or 40 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  id?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** Shows that an operation of unknown duration is in progress. With reduced motion it pulses instead of turning. */
export function Spinner({ 'aria-label': label, size = 'md', ...props }: SpinnerProps) {
  return <Ring {...props} role="img" aria-label={label} data-size={size} />;
}
