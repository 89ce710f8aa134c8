import { useMemo, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { missing } from '../../formatters/missing.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { getFieldText } from '../field/fieldText.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import type { Rules } from '../../validation/rules.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { useStableRules } from '../../validation/useField.ts';
import * as Parts from './SliderField.styles.ts';
import { SliderMarks, type SliderMark } from './SliderMarks.tsx';
import { sliderRules } from './sliderRules.ts';
import {
  clampValue,
  findThumb,
  readThumbs,
  useSliderFormat,
  type SliderRange,
  type SliderValue,
} from './sliderValue.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type { SliderRange } from './sliderValue.ts';

type NumberOrRange =
  | {
      /**
       * Whether the slider has two thumbs. The value is a pair, and native form data has the name twice, the lower end
       * first.
       * @default false
       */
      isRange?: false | undefined;
      /** The number, or the pair of a range (controlled). */
      value?: number | null | undefined;
      /**
       * The initial number, or the pair of a range (uncontrolled). Without one, the field has no value until it is moved: a single
       * thumb is at `minValue`, two thumbs are at both ends of the track.
       */
      defaultValue?: number | null | undefined;
      /** Called with the number, or the pair of a range, on every change; null after a reset without an initial value. */
      onChange?: ((value: number | null) => void) | undefined;
    }
  | {
      isRange: true;
      value?: SliderRange | null | undefined;
      defaultValue?: SliderRange | null | undefined;
      onChange?: ((value: SliderRange | null) => void) | undefined;
    };

export type SliderFieldProps = FieldProps &
  NumberOrRange & {
    /**
     * The minimum.
     * @default 0
     */
    minValue?: number | undefined;
    /**
     * The maximum.
     * @default 100
     */
    maxValue?: number | undefined;
    /**
     * The step between values.
     * @default 1
     */
    step?: number | undefined;
    /** The options of `Intl.NumberFormat` for the value and the marks. */
    formatOptions?: Intl.NumberFormatOptions | undefined;
    /**
     * Marks below the track.
     * @default []
     */
    marks?: readonly SliderMark[] | undefined;
  };

const noMarks: readonly SliderMark[] = [];
const noRules: Rules = {};

// React Aria's `none` would keep fingers on the slider from scrolling the page.
const swipes = { touchAction: 'pan-y pinch-zoom' } as const;

// Server and device may format the value with different spaces, because their versions of Unicode differ. The text is the only child,
// because a reset of the form replaces the children of an `output`.
function renderValue(props: ComponentProps<'output'>) {
  return <output {...props} suppressHydrationWarning />;
}

/** Renders a slider for an approximate number or range. For exact numbers use `NumberField`. */
export function SliderField(given: SliderFieldProps) {
  const {
    isRange = false,
    value,
    defaultValue,
    onChange,
    minValue = 0,
    maxValue = 100,
    step = 1,
    formatOptions,
    marks = noMarks,
    ...props
  } = useFieldProps('SliderField', given);
  if (isDevelopment) checkProps('SliderField', { value, defaultValue });
  const { formatMessage } = useIntl();
  const { format, formatEnds } = useSliderFormat(formatOptions);
  const stableRules = useStableRules(props.rules ?? noRules);
  const rules = useMemo(() => sliderRules(stableRules, format), [stableRules, format]);
  const { field, frame, control, ...choice } = useChoiceField<SliderValue | null>(
    { ...props, rules },
    {
      value: clampValue(value, minValue, maxValue),
      defaultValue: clampValue(defaultValue, minValue, maxValue) ?? null,
      onChange: onChange as ((value: SliderValue | null) => void) | undefined,
      find: findThumb,
      readFilled: (root) => readThumbs(root, step),
    },
  );
  const { name, isDisabled, isReadOnly, isInvalid } = control;
  const described = describedBy(field, {
    hasDescription: Boolean(props.description),
    isGroup: true,
  });
  const isUnscripted = useIsUnscripted();
  const isUntouched = choice.value === null;
  const ends = [choice.value ?? (isRange ? [minValue, maxValue] : minValue)].flat();
  // Without scripts it is unknown whether the thumb was moved.
  const sentName = isUntouched && !isUnscripted ? undefined : name;
  const isShortcut = useRef(false);
  const pressedValue = useRef(choice.value);
  // The value after the last move, which may not be rendered yet.
  const movedValue = useRef(choice.value);
  const isUpper = (ends[0] ?? minValue) > (minValue + maxValue) / 2;
  // Ignores shortcuts such as Alt+Left for the previous page: React Aria would move the thumb in its handler of the event, and Chrome
  // moves the native input right after the event.
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    frame.onKeyDownCapture(event);
    if (!event.altKey && !event.ctrlKey && !event.metaKey) return;
    if (!/^(?:Arrow|Page|Home|End)/.test(event.key)) return;
    event.stopPropagation();
    isShortcut.current = true;
    setTimeout(() => {
      isShortcut.current = false;
    }, 0);
  }
  function change(next: number | number[]): void {
    if (isReadOnly || isShortcut.current) return;
    const [from = minValue, to = maxValue] = [next].flat();
    movedValue.current = isRange ? [from, to] : from;
    choice.change(movedValue.current);
  }

  const endLabels = [
    formatMessage({ id: 'ds.slider.minimum', defaultMessage: 'Minimum' }),
    formatMessage({ id: 'ds.slider.maximum', defaultMessage: 'Maximum' }),
  ];
  return (
    // aria-disabled is on the whole field, because the label is outside the disabled group.
    <FieldFrame
      {...frame}
      root={Parts.SliderFieldRoot}
      field={field}
      isGroup
      onKeyDownCapture={handleKey}
      aria-disabled={isDisabled || undefined}
    >
      <Parts.SliderRoot
        isDisabled={isDisabled}
        step={step}
        formatOptions={formatOptions}
        id={`${field.id}-control`}
        aria-label={getFieldText(props)}
        aria-describedby={described['aria-describedby']}
        data-readonly={isReadOnly || undefined}
        minValue={minValue}
        maxValue={maxValue}
        value={ends}
        onChange={change}
        // A press at the thumb's own position is no change, but makes it the value.
        onChangeEnd={(next) => {
          if (isUntouched) change(next);
        }}
      >
        <Parts.SliderValue render={renderValue}>
          {isUntouched ? missing : formatEnds(ends)}
        </Parts.SliderValue>
        <Parts.ThumbTrack
          style={swipes}
          onPointerDownCapture={() => {
            pressedValue.current = choice.value;
            movedValue.current = choice.value;
          }}
          // The press was the start of a swipe that scrolls the page.
          onPointerCancel={() => {
            if (pressedValue.current !== movedValue.current) choice.change(pressedValue.current);
          }}
        >
          <Parts.TrackLine />
          <Parts.TrackFill />
          {!isReadOnly &&
            ends.map((_, index) => (
              <Parts.Thumb
                key={index}
                // In the upper half, the lower thumb covers the other one, which it can leave.
                style={{ ...swipes, ...(index === 0 && isUpper && { zIndex: 1 }) }}
                index={index}
                name={sentName}
                isInvalid={isInvalid}
                aria-errormessage={described['aria-errormessage']}
                aria-label={isRange ? endLabels[index] : undefined}
              />
            ))}
        </Parts.ThumbTrack>
        {marks.length > 0 && (
          <SliderMarks marks={marks} min={minValue} max={maxValue} format={format} />
        )}
      </Parts.SliderRoot>
      {isReadOnly &&
        !isUntouched &&
        ends.map((end, index) => (
          <input key={index} type="hidden" name={name} value={end} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
