import { ChevronDown } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { Sheet } from '../field/OptionList/OptionList.styles.ts';
import { LimitCounter } from '../field/TextLimits/TextLimits.tsx';
import { TagItems } from '../TagField/TagItems.tsx';
import { MultiBox, MultiRoot } from './MultiSelectField.styles.ts';
import { useMultiSelect } from './useMultiSelect.ts';

export type MultiSelectFieldProps = FieldProps & {
  /** What there is to choose from. */
  options: readonly FieldOption[];
  /** The values of the chosen options, where the caller keeps them. */
  value?: readonly string[];
  /**
   * The values of the options chosen at first, where the field keeps them.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the values of the chosen options, in the order in which they were chosen. */
  onChange?: (value: readonly string[]) => void;
  /** The least number of options. */
  minLength?: number;
  /** The greatest number of options; more may be chosen, and the field says so. */
  maxLength?: number;
  /** An example of what to type, never in place of the label. */
  placeholder?: string;
};

const none: readonly string[] = [];
const noRules = {};

/** React Aria would measure the text and its button only. */
const asWideAsBox = { '--trigger-width': undefined } as CSSProperties;

/** Several of many options, found by typing. For a handful that fit on the page, CheckboxGroupField is quicker. */
export function MultiSelectField({
  options,
  value,
  defaultValue = none,
  onChange,
  minLength,
  maxLength,
  placeholder,
  ...props
}: MultiSelectFieldProps) {
  const multi = useMultiSelect(props, {
    options,
    minLength,
    maxLength,
    value,
    defaultValue,
    onChange,
  });
  const { field, frame, labels } = multi;
  const { name, isDisabled, isReadOnly, isInvalid } = multi.control;
  const boxRef = useRef<HTMLDivElement>(null);
  const canChange = !isDisabled && !isReadOnly;
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  return (
    <FieldFrame
      {...frame}
      field={field}
      counter={
        maxLength !== undefined && <LimitCounter length={multi.value.length} max={maxLength} />
      }
    >
      <MultiBox
        ref={boxRef}
        onBlur={(event) => {
          if (field.rootRef.current?.contains(event.relatedTarget)) return;
          multi.leave();
          field.blur();
        }}
      >
        {labels.length > 0 && (
          <TagItems
            labelId={`${field.id}-label`}
            tags={labels}
            itemRules={noRules}
            isDisabled={isDisabled}
            onRemove={canChange ? multi.remove : undefined}
          />
        )}
        <MultiRoot
          {...{ isDisabled, isReadOnly, isInvalid }}
          selectionMode="multiple"
          id={`${field.id}-control`}
          validationBehavior="aria"
          allowsCustomValue
          allowsEmptyCollection
          isRequired={field.isRequired}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={described['aria-describedby']}
          value={multi.value}
          onChange={(keys) => multi.choose(keys.map(String))}
          inputValue={multi.text}
          onInputChange={multi.type}
        >
          <Input
            dir="auto"
            placeholder={placeholder}
            aria-errormessage={described['aria-errormessage']}
            onCompositionStart={() => field.compose(true)}
            onCompositionEnd={() => field.compose(false)}
          />
          {!isReadOnly && (
            <Button>
              <Icon as={ChevronDown} size={18} />
            </Button>
          )}
          <Sheet triggerRef={boxRef} style={asWideAsBox}>
            <OptionList options={options} />
          </Sheet>
        </MultiRoot>
      </MultiBox>
      {name &&
        multi.value.map((chosen) => (
          <input key={chosen} type="hidden" name={name} value={chosen} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
