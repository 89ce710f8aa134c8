import type { Ref } from 'react';
import { Ring } from './Spinner.styles.ts';

export type SpinnerProps = {
  /** What is being waited for, for a screen reader. */
  label: string;
  /**
   * `sm` is as tall as the text around it, then 24 and 40 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  id?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** Shows that something is under way whose end is unknown. Under reduced motion it pulses instead of turning. */
export function Spinner({ label, size = 'md', ...props }: SpinnerProps) {
  return <Ring {...props} role="img" aria-label={label} data-size={size} />;
}
