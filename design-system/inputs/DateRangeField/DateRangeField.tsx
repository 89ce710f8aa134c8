import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { describedBy, isExposedInvalid } from '../field/FieldFrame/describedBy.ts';
import { getFieldText } from '../field/fieldText.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { CalendarButton, ClearButton } from '../DateField/DateButtons.tsx';
import { DateSegments, HiddenDateInput, DateLocale } from '../DateField/DateSegments.tsx';
import { submitOnEnter } from '../DateField/submitOnEnter.ts';
import type { DateRangePreset } from '../RangeCalendar/PresetList.tsx';
import { RangeBox } from './DateRangeField.styles.ts';
import { usePasted } from '../DateField/usePasted.ts';
import { useDateRangeField, type DateRangeValueProps } from './useDateRangeField.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type DateRangeFieldProps = DateRangeValueProps & {
  /** The name of the first date in native form data. */
  startName?: string | undefined;
  /** The name of the last date in native form data. */
  endName?: string | undefined;
  /** Ranges that one press selects, beside the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
};

const lateCalendar = lateModule(() => import('./DateRangeCalendar.tsx'));
// Most users never paste a date.
const loadParser = () => import('../DateField/parsePastedDate.ts');
const dash = '–';

/** Renders a field for a start and an end date, both inclusive, typed or selected in a calendar. */
export function DateRangeField(given: DateRangeFieldProps) {
  const { startName, endName, presets, ...props } = useFieldProps('DateRangeField', given);
  if (isDevelopment) checkProps('DateRangeField', props);
  const label = getFieldText(props);
  const { formatMessage } = useIntl();
  const { description, isDisabled = false, isReadOnly = false } = props;
  const { placeholderValue } = props;
  const {
    field,
    frame,
    start,
    end,
    range,
    calendar,
    changeText,
    completeYears,
    selectRange,
    selectDate,
    clear,
  } = useDateRangeField(props);
  useAutoAdvance(field.rootRef);
  const paste = usePasted(
    !isDisabled && !isReadOnly,
    loadParser,
    (text, parser, style, segment) => {
      const pasted = parser.parsePastedRange(text, style);
      if (pasted) {
        selectRange(pasted);
        return true;
      }
      const date = parser.parsePastedDate(text, style);
      const isEnd = segment.closest(`[id="${field.id}-control"]`) === null;
      if (date !== null) selectDate(isEnd ? 'end' : 'start', date);
      return date !== null;
    },
  );
  const isInvalid = isExposedInvalid(field);
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  const segmentProps = {
    placeholderValue,
    isDisabled,
    isReadOnly,
    isInvalid,
    'aria-labelledby': `${field.id}-label`,
    'aria-describedby': described['aria-describedby'],
  };
  const isFilled = start.text !== null || end.text !== null;
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <DateLocale>
        <RangeBox
          data-part="box"
          onKeyDownCapture={(event) => submitOnEnter(event, completeYears)}
          onPasteCapture={paste}
        >
          <HiddenDateInput
            name={startName}
            date={start.value}
            isDisabled={isDisabled}
            labelId={`${field.id}-label`}
          />
          <HiddenDateInput
            name={endName}
            date={end.value}
            isDisabled={isDisabled}
            labelId={`${field.id}-label`}
          />
          <DateSegments
            {...segmentProps}
            id={`${field.id}-control`}
            typed={start}
            onTextChange={(text) => changeText('start', text)}
            aria-label={formatMessage({ id: 'ds.dateRange.start', defaultMessage: 'Start' })}
          />
          <span aria-hidden="true">{dash}</span>
          <DateSegments
            {...segmentProps}
            typed={end}
            onTextChange={(text) => changeText('end', text)}
            aria-label={formatMessage({ id: 'ds.dateRange.end', defaultMessage: 'End' })}
          />
          <span data-part="buttons">
            {isFilled && !isReadOnly && !isDisabled && (
              <ClearButton field={label} onPress={clear} />
            )}
            {!isReadOnly && (
              <CalendarButton field={label} isDisabled={isDisabled} calendar={lateCalendar}>
                {(popover, { DateRangeCalendar }) => (
                  <DateRangeCalendar
                    {...popover}
                    {...calendar}
                    label={label}
                    presets={presets}
                    value={range}
                    onChange={selectRange}
                  />
                )}
              </CalendarButton>
            )}
          </span>
        </RangeBox>
      </DateLocale>
    </FieldFrame>
  );
}
