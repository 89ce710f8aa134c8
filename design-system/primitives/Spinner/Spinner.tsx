import type { Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
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
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** Shows that an operation of unknown duration is in progress. With reduced motion it pulses instead of turning. */
export function Spinner(given: SpinnerProps) {
  const { 'aria-label': label, size = 'md', ...props } = useProps('Spinner', given);
  return <Ring data-part="ring" {...props} role="img" aria-label={label} data-size={size} />;
}
