import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { getFieldText } from '../field/fieldText.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { listOptions, withIds, type FieldEntry } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { ComboInput } from '../field/OptionList/ComboInput.tsx';
import { ComboPopover } from '../field/OptionList/ComboPopover.tsx';
import { ComboControl, ComboRoot } from './ComboBoxField.styles.ts';
import { getEmptyText, LoadMessage } from './LoadMessage.tsx';
import { useComboBox } from './useComboBox.ts';
import type { LoadOptions } from './useLoadedOptions.ts';
import { useOptionFilter } from './useOptionFilter.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

type ValueProps<Value extends string> = {
  /** The id of the selected option, a custom text, or null (controlled). */
  value?: Value | null | undefined;
  /**
   * The initial value (uncontrolled).
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called when the value changes, not while the user types. */
  onChange?: ((value: Value | null) => void) | undefined;
};

type OptionOrText<Id extends string> =
  | (ValueProps<Id> & {
      /**
       * Whether a text that matches no option is a value too.
       * @default false
       */
      allowsCustomValue?: false | undefined;
    })
  | (ValueProps<string> & { allowsCustomValue: boolean });

export type ComboBoxFieldProps<Id extends string = string> = FieldProps &
  OptionOrText<Id> & {
    /**
     * The options, also in sections. With `loadOptions`: options known before loading, such as the selected one.
     * @default []
     */
    options?: readonly FieldEntry<Id>[] | undefined;
    /** Loads the options that match a text, called when typing pauses. The signal aborts outdated requests. */
    loadOptions?: LoadOptions<Id> | undefined;
    /** An example of what to type; not a replacement for the label. */
    placeholder?: string | undefined;
  };

const none: readonly never[] = [];

// With `loadOptions`, the loaded options match already.
function matchAll(): boolean {
  return true;
}

function isOpenWithoutHighlight(box: Element): boolean {
  return box.querySelector('[aria-expanded="true"]:not([aria-activedescendant])[role]') !== null;
}

/** Renders a field for one of many options, found by typing. For a few options use `SelectField`. */
export function ComboBoxField<Id extends string = string>(given: ComboBoxFieldProps<Id>) {
  const {
    options: givenOptions = none,
    loadOptions,
    allowsCustomValue = false,
    value,
    defaultValue = null,
    onChange,
    placeholder,
    ...props
  } = useFieldProps('ComboBoxField', given);
  if (isDevelopment) checkProps('ComboBoxField', { value, defaultValue });
  const options = withIds<FieldEntry>(givenOptions);
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const filter = useOptionFilter(listOptions(options));
  const combo = useComboBox(props, {
    options,
    loadOptions,
    allowsCustomValue,
    value,
    defaultValue,
    // Without custom values, only ids of options are reported.
    onChange: onChange as ((value: string | null) => void) | undefined,
  });
  const { field, frame, loaded } = combo;
  const { name, isDisabled, isReadOnly, isInvalid } = combo.control;
  // Before hydration, only the visible input can send the value: the text itself.
  const textName = useUnscriptedName(allowsCustomValue ? name : undefined);
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  return (
    <FieldFrame {...frame} field={field}>
      <ComboRoot
        data-part="combo-box"
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        // Otherwise React Aria would remove a text without an option, which useComboBox keeps for correction.
        allowsCustomValue
        defaultFilter={loadOptions ? matchAll : (option) => filter(option, combo.search)}
        id={`${field.id}-control`}
        validationBehavior="aria"
        allowsEmptyCollection
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        value={combo.selected}
        onChange={(key) => combo.commit(typeof key === 'string' ? key : null)}
        inputValue={combo.text}
        onInputChange={combo.changeText}
        onOpenChange={(isOpen, trigger) => {
          // `manual` is a press on the button or an arrow key, which offer options without a search.
          if (isOpen && trigger === 'manual') loaded.loadNow('');
        }}
        onBlur={(event) => {
          if (!field.rootRef.current?.contains(event.relatedTarget)) combo.commit();
        }}
      >
        <ComboControl
          data-part="box"
          ref={box}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // React Aria would revert the text on Enter, and reopen the list when the text is set again.
            if (isOpenWithoutHighlight(event.currentTarget) && combo.selectByText()) {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
        >
          <ComboInput
            dir="auto"
            placeholder={placeholder}
            name={textName}
            aria-errormessage={described['aria-errormessage']}
            onCompositionStart={() => field.compose(true)}
            onCompositionEnd={() => field.compose(false)}
          />
          {loaded.status === 'loading' && (
            <Spinner
              size="sm"
              aria-label={formatMessage({
                id: 'ds.comboBox.loading',
                defaultMessage: 'Loading options…',
              })}
            />
          )}
          {combo.text !== '' && !isDisabled && !isReadOnly && (
            <Button
              // Otherwise React Aria would make it the button that opens the list.
              slot={null}
              aria-label={formatMessage(
                { id: 'ds.comboBox.clear', defaultMessage: 'Clear {field}' },
                { field: getFieldText(props) },
              )}
              excludeFromTabOrder
              preventFocusOnPress
              onPress={combo.clear}
            >
              <Icon as={X} size={16} />
            </Button>
          )}
          {!isReadOnly && (
            <Button>
              <Icon as={ChevronDown} size={18} />
            </Button>
          )}
        </ComboControl>
        <ComboPopover boxRef={box}>
          <OptionList options={combo.shown} emptyText={getEmptyText(loaded.status)} />
        </ComboPopover>
      </ComboRoot>
      {loadOptions && <LoadMessage status={loaded.status} onRetry={loaded.retry} />}
      {name && textName === undefined && (
        <input type="hidden" name={name} value={combo.value ?? ''} disabled={isDisabled} />
      )}
    </FieldFrame>
  );
}
