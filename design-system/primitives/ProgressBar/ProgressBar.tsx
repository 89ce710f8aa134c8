import type { ReactNode, Ref } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useProgressBar } from 'react-aria/useProgressBar';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';
import { useProps } from '../../internal/useProps.ts';
import type { OwnProps } from '../../internal/ownProps.ts';
import type { Tone } from '../tone.ts';
import { Fill, Line, Root, Track, Value } from './ProgressBar.styles.ts';

export type ProgressBarProps = OwnProps<AriaProgressBarProps> & {
  /** What is in progress. */
  label: ReactNode;
  /**
   * The meaning of the value.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Whether the value beside the label is for screen readers only.
   * @default false
   */
  isValueHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Shows the progress of an operation: a share of a whole, or an unknown duration (`isIndeterminate`, or a value that is no number). */
export function ProgressBar(given: ProgressBarProps) {
  const {
    label,
    tone = 'primary',
    isValueHidden = false,
    ref,
    ...props
  } = useProps('ProgressBar', given);
  const { minValue = 0, maxValue = 100 } = props;
  // The share of a whole that is not known yet is NaN, from a division by zero.
  const isKnown = [props.value ?? minValue, minValue, maxValue].every(Number.isFinite);
  const isIndeterminate = props.isIndeterminate || !isKnown;
  // React Aria's component is not used, because every button imports its module, which would then contain the formats of numbers.
  const { progressBarProps, labelProps } = useProgressBar({
    ...props,
    ...(!isKnown && { minValue: 0, maxValue: 100 }),
    label,
    isIndeterminate,
  });
  const { 'aria-valuenow': value = minValue, 'aria-valuetext': valueText } = progressBarProps;
  const share = maxValue > minValue ? (value - minValue) / (maxValue - minValue) : 0;
  return (
    <Root
      {...filterDOMProps(props, { global: true })}
      {...progressBarProps}
      className={props.className}
      ref={ref}
      data-tone={tone}
    >
      <Line data-part="line">
        <span {...labelProps}>{label}</span>
        {valueText !== undefined && !isValueHidden && <Value data-part="value">{valueText}</Value>}
      </Line>
      <Track data-part="track">
        <Fill
          data-part="fill"
          data-indeterminate={isIndeterminate || undefined}
          style={{ '--progress': `${isIndeterminate ? 0 : share * 100}%` }}
        />
      </Track>
    </Root>
  );
}
