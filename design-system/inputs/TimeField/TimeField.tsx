import type { KeyboardEvent } from 'react';
import { useFieldProps } from '../field/useFieldProps.ts';
import { ClearButton } from '../DateField/DateButtons.tsx';
import { DateBox } from '../DateField/DateField.styles.ts';
import { HiddenDateInput } from '../DateField/DateSegments.tsx';
import { submitOnEnter } from '../DateField/submitOnEnter.ts';
import { usePasted } from '../DateField/usePasted.ts';
import { describedBy, isExposedInvalid } from '../field/FieldFrame/describedBy.ts';
import { getFieldText } from '../field/fieldText.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { TimeSegments } from './TimeSegments.tsx';
import { moveByStep, parseIsoTime, toSeconds } from './timeText.ts';
import { useTimeField, type TimeValueProps } from './useTimeField.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';
import { isElement } from '../../internal/roots.ts';

export type TimeFieldProps = TimeValueProps;

// Most users never paste a time.
const loadParser = () => import('./parsePastedTime.ts');

/** Returns the time after an arrow key in a segment, for a field with steps; null for other keys. */
function stepByKey(
  { key, target }: KeyboardEvent,
  time: string | null,
  { step, minValue }: Pick<TimeFieldProps, 'step' | 'minValue'>,
): string | null {
  const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : null;
  const unit = isElement(target) ? (target.dataset['type'] ?? '') : '';
  if (by === null || step === undefined || time === null) return null;
  const base = toSeconds(parseIsoTime(minValue, 'second') ?? '00:00');
  return moveByStep(time, { unit, step, base, by });
}

/**
 * Renders a field for a time of the day. Its value is `16:12` in every language; the clock has 12 or 24 hours as in the language. For a
 * duration use `NumberField`.
 */
export function TimeField(given: TimeFieldProps) {
  const props = useFieldProps('TimeField', given);
  if (isDevelopment) checkProps('TimeField', props);
  const label = getFieldText(props);
  const { description, name, isDisabled = false, isReadOnly = false } = props;
  const { field, frame, typed, clock, changeText, complete, select, clear } = useTimeField(props);
  const canEdit = !isDisabled && !isReadOnly;
  const paste = usePasted(canEdit, loadParser, (text, { parsePastedTime }, { timeLocale }) => {
    const time = parseIsoTime(parsePastedTime(text, timeLocale), clock.granularity);
    if (time !== null) select(time);
    return time !== null;
  });
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <DateBox
        data-part="box"
        onKeyDownCapture={(event) => {
          submitOnEnter(event, complete);
          const next = canEdit ? stepByKey(event, typed.value, props) : null;
          if (next === null) return;
          event.preventDefault();
          event.stopPropagation();
          select(next);
        }}
        onPasteCapture={paste}
      >
        <HiddenDateInput
          type="time"
          name={name}
          date={typed.value}
          isDisabled={isDisabled}
          labelId={`${field.id}-label`}
        />
        <TimeSegments
          typed={typed}
          {...clock}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          onTextChange={changeText}
          isInvalid={isExposedInvalid(field)}
          id={`${field.id}-control`}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={described['aria-describedby']}
        />
        {typed.text !== null && canEdit && <ClearButton field={label} onPress={clear} />}
      </DateBox>
    </FieldFrame>
  );
}
