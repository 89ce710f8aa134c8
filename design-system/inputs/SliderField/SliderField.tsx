import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import type { Rules } from '../../validation/rules.ts';
import { useStableRules } from '../../validation/useField.ts';
import * as Parts from './SliderField.styles.ts';
import { SliderMarks, type SliderMark } from './SliderMarks.tsx';
import { sliderRules } from './sliderRules.ts';
import { useSliderFormat } from './useSliderFormat.ts';

/** The two ends of a range, the lower one first. */
export type SliderRange = readonly [number, number];

type OneOrTwo =
  | {
      /**
       * Two thumbs: the value is a pair, and native form data has the name twice, the lower end first.
       * @default false
       */
      isRange?: false;
      /** The number, or the pair of a range, where the caller keeps it. */
      value?: number;
      /**
       * The number at first, where the field keeps it; of a range a pair.
       * @default min; of a range min and max
       */
      defaultValue?: number;
      /** Called with the number, or the pair of a range, at each move. */
      onChange?: (value: number) => void;
    }
  | {
      isRange: true;
      value?: SliderRange;
      defaultValue?: SliderRange;
      onChange?: (value: SliderRange) => void;
    };

export type SliderFieldProps = Omit<FieldProps, 'isRequired'> &
  OneOrTwo & {
    /**
     * The lower end of the line.
     * @default 0
     */
    min?: number;
    /**
     * The upper end of the line.
     * @default 100
     */
    max?: number;
    /**
     * The distance from one value to the next.
     * @default 1
     */
    step?: number;
    /** How values are written, as options of `Intl.NumberFormat`, in the language of the page. */
    formatOptions?: Intl.NumberFormatOptions;
    /**
     * Values that are marked below the line.
     * @default []
     */
    marks?: readonly SliderMark[];
  };

type Value = number | SliderRange;

const noMarks: readonly SliderMark[] = [];
const noRules: Rules = {};

// The line ends at its bounds, so a value beyond them would be shown as one thing and sent as another.
function onLine(given: Value | undefined, min: number, max: number): Value | undefined {
  const bound = (end: number) => Math.min(Math.max(end, min), max);
  if (given === undefined) return undefined;
  return typeof given === 'number' ? bound(given) : [bound(given[0]), bound(given[1])];
}

function focusThumb(root: HTMLElement): void {
  root.querySelector<HTMLElement>('input[type="range"]')?.focus();
}

/** A number, or a range of numbers, on a line; where an exact one matters, a field to type it is quicker. */
export function SliderField({
  isRange = false,
  value,
  defaultValue,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  formatOptions,
  marks = noMarks,
  ...props
}: SliderFieldProps) {
  const { formatMessage } = useIntl();
  const format = useSliderFormat(formatOptions);
  const givenRules = useStableRules(props.rules ?? noRules);
  const rules = useMemo(() => sliderRules(givenRules, format), [givenRules, format]);
  const { field, frame, control, ...choice } = useChoiceField<Value, string>(
    { ...props, rules },
    {
      value: onLine(value, min, max),
      defaultValue: onLine(defaultValue, min, max) ?? (isRange ? [min, max] : min),
      onChange: onChange as ((value: Value) => void) | undefined,
      focus: focusThumb,
      restore: (initial) => choice.setValue(initial),
    },
  );
  const { name, isDisabled, isReadOnly, isInvalid } = control;
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  const ends = [choice.value].flat();
  const names = [
    formatMessage({ id: 'ds.slider.minimum', defaultMessage: 'Minimum' }),
    formatMessage({ id: 'ds.slider.maximum', defaultMessage: 'Maximum' }),
  ];
  return (
    // The group cannot say that its label belongs to something disabled, so the whole field does.
    <FieldFrame {...frame} field={field} isGroup aria-disabled={isDisabled || undefined}>
      <Parts.SliderRoot
        {...{ isDisabled, step, formatOptions }}
        id={`${field.id}-control`}
        aria-label={props.label}
        aria-describedby={described['aria-describedby']}
        data-readonly={isReadOnly || undefined}
        data-wrong={isInvalid || undefined}
        minValue={min}
        maxValue={max}
        value={ends}
        onChange={(next) => {
          if (isReadOnly) return;
          const [from = min, to = max] = [next].flat();
          choice.change(isRange ? [from, to] : from);
        }}
      >
        <Parts.SliderText />
        <Parts.SliderWay>
          <Parts.SliderLine />
          <Parts.SliderPart />
          {!isReadOnly &&
            ends.map((_, index) => (
              <Parts.SliderHandle
                key={index}
                {...{ index, name, isInvalid }}
                aria-errormessage={described['aria-errormessage']}
                {...(isRange && { 'aria-label': names[index] })}
              />
            ))}
        </Parts.SliderWay>
        {marks.length > 0 && <SliderMarks {...{ marks, min, max, format }} />}
      </Parts.SliderRoot>
      {isReadOnly &&
        ends.map((end, index) => (
          <input key={index} type="hidden" name={name} value={end} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
