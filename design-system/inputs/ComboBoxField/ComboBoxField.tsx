import { ChevronDown, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { Sheet } from '../field/OptionList/OptionList.styles.ts';
import { ComboControl, ComboRoot } from './ComboBoxField.styles.ts';
import { emptyTextOf, LoadAnswer, LoadStatusInList } from './LoadAnswer.tsx';
import { useComboBox } from './useComboBox.ts';
import type { LoadOptions } from './useLoadedOptions.ts';

export type ComboBoxFieldProps = FieldProps & {
  /**
   * What there is to choose from. With `loadOptions`: what is known before it is asked, e.g. the chosen one.
   * @default []
   */
  options?: readonly FieldOption[];
  /** Finds the options for a text, once the typing pauses; the signal ends a question that is out of date. */
  loadOptions?: LoadOptions;
  /**
   * A text that names no option is a value too.
   * @default false
   */
  allowsCustomValue?: boolean;
  /** The value of the chosen option, a text of one's own, or null, where the caller keeps it. */
  value?: string | null;
  /**
   * The value at first, where the field keeps it.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the value when it changes, not at each letter of a search. */
  onChange?: (value: string | null) => void;
  /** An example of what to type, never in place of the label. */
  placeholder?: string;
};

const none: readonly FieldOption[] = [];

function matchesAll(): boolean {
  return true;
}

function isOpenWithoutFocus(box: Element): boolean {
  return box.querySelector('[aria-expanded="true"]:not([aria-activedescendant])[role]') !== null;
}

/** One of many options, found by typing; SelectField is quieter where there are few. */
export function ComboBoxField({
  options = none,
  loadOptions,
  allowsCustomValue = false,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  ...props
}: ComboBoxFieldProps) {
  const { formatMessage } = useIntl();
  const combo = useComboBox(props, {
    options,
    loadOptions,
    allowsCustomValue,
    value,
    defaultValue,
    onChange,
  });
  const { field, frame, loaded } = combo;
  const { name, isDisabled, isReadOnly, isInvalid } = combo.control;
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  return (
    <FieldFrame {...frame} field={field}>
      <ComboRoot
        {...{ isDisabled, isReadOnly, isInvalid }}
        allowsCustomValue
        {...(loadOptions && { defaultFilter: matchesAll })}
        id={`${field.id}-control`}
        validationBehavior="aria"
        allowsEmptyCollection
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        value={combo.selected}
        onChange={(key) => combo.settle(typeof key === 'string' ? key : null)}
        inputValue={combo.text}
        onInputChange={combo.type}
        onOpenChange={(isOpen, trigger) => {
          if (isOpen && trigger === 'manual') loaded.askNow('');
        }}
        onBlur={(event) => {
          // The list may still count as open when a press beside it takes the focus away.
          if (field.rootRef.current?.contains(event.relatedTarget)) return;
          combo.settle(null);
          field.blur();
        }}
      >
        <ComboControl
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // React Aria would take the text back, and the list open again where we then put another.
            if (isOpenWithoutFocus(event.currentTarget) && combo.takeNamed()) {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
        >
          <Input
            dir="auto"
            placeholder={placeholder}
            aria-errormessage={described['aria-errormessage']}
            onCompositionStart={() => field.compose(true)}
            onCompositionEnd={() => field.compose(false)}
          />
          {loaded.status === 'loading' && (
            <Spinner
              size="sm"
              label={formatMessage({
                id: 'ds.comboBox.loading',
                defaultMessage: 'Loading options…',
              })}
            />
          )}
          {combo.text !== '' && !isDisabled && !isReadOnly && (
            <Button
              slot={null}
              aria-label={formatMessage({ id: 'ds.comboBox.clear', defaultMessage: 'Clear' })}
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
        <Sheet>
          <OptionList options={combo.shown} emptyText={emptyTextOf(loaded.status)} />
          {loadOptions && <LoadStatusInList status={loaded.status} />}
        </Sheet>
      </ComboRoot>
      {loadOptions && <LoadAnswer status={loaded.status} onRetry={loaded.askAgain} />}
      {name && <input type="hidden" name={name} value={combo.value ?? ''} disabled={isDisabled} />}
    </FieldFrame>
  );
}
