import type { ReactNode, Ref } from 'react';
import { type ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/Label';
import type { OwnProps } from '../../internal/ownProps.ts';
import { Fill, Line, Root, Track, Value } from './ProgressBar.styles.ts';

export type ProgressBarProps = OwnProps<AriaProgressBarProps> & {
  /** What is in progress. */
  label: ReactNode;
  /**
   * The meaning of the value.
   * @default 'primary'
   */
  tone?: 'primary' | 'success' | 'warning' | 'danger';
  /**
   * Whether the value is shown next to the label.
   * @default true
   */
  showsValue?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Shows the progress of an operation: a share of a whole, or an unknown duration (`isIndeterminate`). */
export function ProgressBar({
  label,
  tone = 'primary',
  showsValue = true,
  ...props
}: ProgressBarProps) {
  return (
    <Root {...props} data-tone={tone}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <Line>
            <Label>{label}</Label>
            {showsValue && <Value>{valueText}</Value>}
          </Line>
          <Track>
            <Fill
              data-indeterminate={isIndeterminate || undefined}
              style={{ '--progress': `${percentage ?? 0}%` }}
            />
          </Track>
        </>
      )}
    </Root>
  );
}
