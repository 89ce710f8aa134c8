import { useFieldProps } from '../field/useFieldProps.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { describedBy, isExposedInvalid } from '../field/FieldFrame/describedBy.ts';
import { getFieldText } from '../field/fieldText.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { CalendarButton, ClearButton } from './DateButtons.tsx';
import { DateBox } from './DateField.styles.ts';
import { DateSegments, HiddenDateInput, DateLocale } from './DateSegments.tsx';
import { submitOnEnter } from './submitOnEnter.ts';
import { usePasted } from './usePasted.ts';
import { useDateField, type DateValueProps } from './useDateField.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type DateFieldProps = DateValueProps & {
  /** The autofill hint, such as `bday`. */
  autoComplete?: string | undefined;
};

const lateCalendar = lateModule(() => import('./DateCalendar.tsx'));
// Most users never paste a date.
const loadParser = () => import('./parsePastedDate.ts');

/**
 * Renders a field for a date, typed as day, month and year or selected in a calendar. Its value is `2026-03-05`;
 * order, separators and calendar are as in the language, or as the portal's formats set them.
 */
export function DateField(given: DateFieldProps) {
  const { autoComplete, ...props } = useFieldProps('DateField', given);
  if (isDevelopment) checkProps('DateField', props);
  const label = getFieldText(props);
  const { description, name, isDisabled = false, isReadOnly = false } = props;
  const { placeholderValue } = props;
  const { field, frame, typed, calendar, changeText, complete, select, clear } =
    useDateField(props);
  const hasDescription = Boolean(description);
  const paste = usePasted(
    !isDisabled && !isReadOnly,
    loadParser,
    (text, { parsePastedDate }, style) => {
      const date = parsePastedDate(text, { ...style, max: props.maxValue });
      if (date !== null) select(date);
      return date !== null;
    },
  );
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <DateLocale>
        <DateBox
          data-part="box"
          onKeyDownCapture={(event) => submitOnEnter(event, complete)}
          onPasteCapture={paste}
        >
          <HiddenDateInput
            name={name}
            date={typed.value}
            isDisabled={isDisabled}
            labelId={`${field.id}-label`}
          />
          <DateSegments
            typed={typed}
            placeholderValue={placeholderValue}
            autoComplete={autoComplete}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onTextChange={changeText}
            isInvalid={isExposedInvalid(field)}
            id={`${field.id}-control`}
            aria-labelledby={`${field.id}-label`}
            aria-describedby={
              describedBy(field, { hasDescription, isGroup: true })['aria-describedby']
            }
          />
          {typed.text !== null && !isReadOnly && !isDisabled && (
            <ClearButton field={label} onPress={clear} />
          )}
          {!isReadOnly && (
            <CalendarButton field={label} isDisabled={isDisabled} calendar={lateCalendar}>
              {(popover, { DateCalendar }) => (
                <DateCalendar
                  {...popover}
                  {...calendar}
                  label={label}
                  value={typed.value}
                  onChange={select}
                />
              )}
            </CalendarButton>
          )}
        </DateBox>
      </DateLocale>
    </FieldFrame>
  );
}
