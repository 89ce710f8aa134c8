import { useLocale } from 'react-aria-components/I18nProvider';
import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { CalendarButton, ClearButton } from '../DateField/DateButtons.tsx';
import { DateLocale, DateSegments, HiddenDateInput } from '../DateField/DateSegments.tsx';
import { submitOnEnter } from '../DateField/submitOnEnter.ts';
import { useDateStyle } from '../DateField/useDateStyle.ts';
import { usePasted } from '../DateField/usePasted.ts';
import { RangeBox } from '../DateRangeField/DateRangeField.styles.ts';
import { useAutoAdvance } from '../DateRangeField/useAutoAdvance.ts';
import { describedBy, isExposedInvalid } from '../field/FieldFrame/describedBy.ts';
import { getFieldText } from '../field/fieldText.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { NativeSelect } from '../field/NativeSelect.tsx';
import { TimeSegments } from '../TimeField/TimeSegments.tsx';
import { getZoneName, useDateTimeField, type DateTimeValueProps } from './useDateTimeField.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type DateTimeFieldProps = DateTimeValueProps;

const lateCalendar = lateModule(() => import('../DateField/DateCalendar.tsx'));
// Most users never paste a date.
const loadParser = () => import('./parsePastedDateTime.ts');

type ZoneProps = { instants: { id: string; zoned: { toDate: () => Date } }[]; timeZone: string };

/** Returns the instants as options, named by their time zone's abbreviation, after an empty option. */
function useZoneOptions({ instants, timeZone }: ZoneProps) {
  const { locale } = useLocale();
  const { formatMessage } = useIntl();
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const none = formatMessage({ id: 'ds.select.placeholder', defaultMessage: 'Choose an option' });
  const options = instants.map(({ id, zoned }) => {
    const parts = format.formatToParts(zoned.toDate());
    return { id, label: parts.find(({ type }) => type === 'timeZoneName')?.value ?? id };
  });
  return {
    label: new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of('timeZoneName') ?? timeZone,
    options: [{ id: '', label: none, isDisabled: true }, ...options],
  };
}

/** Renders a select of the two instants of a local time that the end of daylight saving repeats. */
function RepeatedTime({
  chosen,
  isDisabled,
  onChoose,
  ...zone
}: ZoneProps & { chosen: string | null; isDisabled: boolean; onChoose: (id: string) => void }) {
  const { label, options } = useZoneOptions(zone);
  const value = zone.instants.some(({ id }) => id === chosen) ? (chosen ?? '') : '';
  return (
    <NativeSelect
      label={label}
      options={options}
      value={value}
      isDisabled={isDisabled}
      onChange={onChoose}
    />
  );
}

/**
 * Renders a field for a date and a time. With a `timeZone` its value is an instant, and a time that daylight saving skips or repeats is
 * refused or asked for; without one it is a local time.
 */
export function DateTimeField(given: DateTimeFieldProps) {
  const props = useFieldProps('DateTimeField', given);
  if (isDevelopment) checkProps('DateTimeField', props);
  const label = getFieldText(props);
  const { description, name, isDisabled = false, isReadOnly = false } = props;
  const { placeholderValue, timeZone } = props;
  const { locale } = useDateStyle();
  const isUnscripted = useIsUnscripted();
  const { field, frame, date, time, repeated, clock, calendar, ...entry } = useDateTimeField(props);
  useAutoAdvance(field.rootRef);
  const canEdit = !isDisabled && !isReadOnly;
  const paste = usePasted(canEdit, loadParser, (text, { parsePastedDateTime }, style) => {
    const value = entry.parse(text.trim());
    if (value !== null) {
      entry.setValue(value);
      return true;
    }
    const parts = parsePastedDateTime(text, style);
    const isFound = parts.date !== undefined || parts.time !== undefined;
    if (isFound) entry.selectParts(parts);
    return isFound;
  });
  const described = describedBy(field, { hasDescription: Boolean(description), isGroup: true });
  const zoneId = `${field.id}-zone`;
  const segmentProps = {
    isDisabled,
    isReadOnly,
    isInvalid: isExposedInvalid(field),
    'aria-labelledby': `${field.id}-label`,
    'aria-describedby':
      [described['aria-describedby'], timeZone && zoneId].filter(Boolean).join(' ') || undefined,
  };
  const localTime =
    date.value !== null && time.value !== null ? `${date.value}T${time.value}` : null;
  // Without scripts, a native input sends a local time. That is not the value of a field with a zone, so its name differs.
  const nativeName = isUnscripted && timeZone !== undefined && name ? `${name}.text` : name;
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <DateLocale>
        <RangeBox
          data-part="box"
          onKeyDownCapture={(event) => submitOnEnter(event, entry.complete)}
          onPasteCapture={paste}
        >
          <HiddenDateInput
            type="datetime-local"
            name={nativeName}
            date={isUnscripted ? localTime : entry.value}
            isDisabled={isDisabled}
            labelId={`${field.id}-label`}
          />
          <DateSegments
            {...segmentProps}
            id={`${field.id}-control`}
            typed={date}
            placeholderValue={placeholderValue}
            onTextChange={entry.changeDate}
          />
          <TimeSegments {...segmentProps} typed={time} {...clock} onTextChange={entry.changeTime} />
          {timeZone !== undefined && (
            <span data-part="zone">
              {repeated ? (
                <RepeatedTime
                  instants={repeated}
                  timeZone={timeZone}
                  chosen={entry.chosen}
                  isDisabled={!canEdit}
                  onChoose={entry.choose}
                />
              ) : (
                <span id={zoneId}>
                  {isUnscripted ? timeZone : getZoneName(locale, timeZone, localTime)}
                </span>
              )}
            </span>
          )}
          <span data-part="buttons">
            {(date.text !== null || time.text !== null) && canEdit && (
              <ClearButton field={label} onPress={entry.clear} />
            )}
            {!isReadOnly && (
              <CalendarButton field={label} isDisabled={isDisabled} calendar={lateCalendar}>
                {(popover, { DateCalendar }) => (
                  <DateCalendar
                    {...popover}
                    {...calendar}
                    label={label}
                    value={date.value}
                    onChange={(day) => entry.selectParts({ date: day })}
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
