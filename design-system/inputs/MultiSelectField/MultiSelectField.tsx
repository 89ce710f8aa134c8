import { ChevronDown } from 'lucide-react';
import { useRef, useState, type CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { useFieldProps } from '../field/useFieldProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { containsText } from '../../formatters/foldText.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { listOptions, withIds, type FieldEntry } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { ComboInput } from '../field/OptionList/ComboInput.tsx';
import { ComboPopover } from '../field/OptionList/ComboPopover.tsx';
import { DoneButton } from '../field/OptionList/DoneButton.tsx';
import { overList } from '../field/OptionList/overList.ts';
import { useChosenSpeech } from '../field/useChosenSpeech.ts';
import { LimitCounter } from '../field/TextLimits.tsx';
import { TagItems } from '../TagField/TagItems.tsx';
import { MultiBox, MultiRoot } from './MultiSelectField.styles.ts';
import { useMultiSelect } from './useMultiSelect.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type MultiSelectFieldProps<Id extends string = string> = FieldProps & {
  /** The options, also in sections. */
  options: readonly FieldEntry<Id>[];
  /** The ids of the selected options (controlled). */
  value?: readonly Id[] | undefined;
  /**
   * The ids of the initially selected options (uncontrolled).
   * @default []
   */
  defaultValue?: readonly Id[] | undefined;
  /** Called with the ids of the selected options, in order of selection. */
  onChange?: ((value: readonly Id[]) => void) | undefined;
  /** The minimum number of options. */
  minItems?: number | undefined;
  /** The maximum number of options. More can be selected, but are invalid. */
  maxItems?: number | undefined;
  /** An example of what to type; not a replacement for the label. */
  placeholder?: string | undefined;
};

const none: readonly never[] = [];
const noRules = {};

// React Aria would make the list as wide as text and button, without the tags.
const boxWidth = { '--trigger-width': undefined } as CSSProperties;

/**
 * Renders a field for several of many options, found by typing and shown as tags. For a few options use
 * `CheckboxGroupField`.
 */
export function MultiSelectField<Id extends string = string>(given: MultiSelectFieldProps<Id>) {
  const {
    options: givenOptions,
    value,
    defaultValue = none,
    onChange,
    minItems,
    maxItems,
    placeholder,
    ...props
  } = useFieldProps('MultiSelectField', given);
  if (isDevelopment) checkProps('MultiSelectField', { options: givenOptions, value, defaultValue });
  const options = withIds<FieldEntry<Id>>(givenOptions);
  const multi = useMultiSelect<Id>(props, {
    options: listOptions(options),
    minLength: minItems,
    maxLength: maxItems,
    value,
    defaultValue,
    onChange,
  });
  const { field, frame } = multi;
  const { name, isDisabled, isReadOnly, isInvalid } = multi.control;
  const [isListOpen, setListOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const isEditable = !isDisabled && !isReadOnly;
  // The tags are outside the control, so screen readers would not read them with it.
  const chosen = useChosenSpeech(field.rootRef, multi.value.map(multi.getLabel));
  const chosenId = chosen && `${field.id}-chosen`;
  const described = describedBy(field, { hasDescription: Boolean(props.description) });
  return (
    <FieldFrame
      {...frame}
      field={field}
      counter={
        maxItems !== undefined && <LimitCounter length={multi.value.length} max={maxItems} />
      }
    >
      <MultiBox
        data-part="box"
        {...overList(isListOpen)}
        ref={boxRef}
        onBlur={(event) => {
          if (!field.rootRef.current?.contains(event.relatedTarget)) multi.commit();
        }}
      >
        {multi.value.length > 0 && (
          <TagItems
            labelId={`${field.id}-label`}
            tags={multi.value}
            getLabel={multi.getLabel}
            itemRules={noRules}
            isDisabled={isDisabled}
            onRemove={isEditable ? multi.remove : undefined}
          />
        )}
        <MultiRoot
          data-part="selected-items"
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isInvalid={isInvalid}
          selectionMode="multiple"
          id={`${field.id}-control`}
          validationBehavior="aria"
          // Otherwise React Aria would remove a text without an option, which stays so that the user can correct it.
          allowsCustomValue
          defaultFilter={containsText}
          allowsEmptyCollection
          isRequired={field.isRequired}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={
            [described['aria-describedby'], chosenId].filter(Boolean).join(' ') || undefined
          }
          value={multi.value}
          onChange={(keys) => multi.select(keys as Id[])}
          inputValue={multi.text}
          onInputChange={multi.changeText}
          onOpenChange={setListOpen}
        >
          <ComboInput
            dir="auto"
            placeholder={placeholder}
            aria-errormessage={described['aria-errormessage']}
            onKeyDown={(event) => {
              const { value: text } = event.currentTarget;
              if (event.key !== 'Backspace' || event.repeat || text !== '' || !isEditable) return;
              if (multi.value.length > 0) multi.remove([multi.value.length - 1]);
            }}
            onCompositionStart={() => field.compose(true)}
            onCompositionEnd={() => field.compose(false)}
          />
          {!isReadOnly && (
            <Button>
              <Icon as={ChevronDown} size={18} />
            </Button>
          )}
          <ComboPopover boxRef={boxRef} style={boxWidth}>
            <OptionList options={options} />
            <DoneButton />
          </ComboPopover>
        </MultiRoot>
      </MultiBox>
      {chosenId && (
        <span id={chosenId} hidden>
          {chosen}
        </span>
      )}
      {name &&
        multi.value.map((id) => (
          <input key={id} type="hidden" name={name} value={id} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
