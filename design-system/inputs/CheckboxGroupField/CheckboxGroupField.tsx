import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { useFieldProps } from '../field/useFieldProps.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { withIds, type FieldEntry } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { renderOption, renderRows } from '../field/renderOption.tsx';
import { findFirst, listTicked, useChoiceField } from '../field/useChoiceField.ts';
import { CheckboxRow } from '../CheckboxField/CheckboxField.styles.ts';
import { CheckboxIcon } from '../../primitives/choice/CheckboxIcon.tsx';
import { choiceGroup } from '../../primitives/choice/choice.styles.ts';
import { deriveRules, mergeRules } from '../../validation/rules.ts';
import { LimitCounter } from '../field/TextLimits.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type CheckboxGroupFieldProps<Id extends string = string> = FieldProps & {
  /** The options, also in sections. */
  options: readonly FieldEntry<Id>[];
  /** The ids of the ticked options (controlled). */
  value?: readonly Id[] | undefined;
  /**
   * The ids of the initially ticked options (uncontrolled).
   * @default []
   */
  defaultValue?: readonly Id[] | undefined;
  /** Called with the ids of all ticked options. */
  onChange?: ((value: readonly Id[]) => void) | undefined;
  /** The minimum number of options. */
  minItems?: number | undefined;
  /** The maximum number of options. More can be ticked, but are invalid. */
  maxItems?: number | undefined;
};

const none: readonly never[] = [];

/** The stacked checkboxes of a group. */
const CheckboxRows = styled(CheckboxGroup)`
  ${choiceGroup}
`;

/** Renders a group of checkboxes. A required group needs at least one ticked option. */
export function CheckboxGroupField<Id extends string = string>(given: CheckboxGroupFieldProps<Id>) {
  const {
    options: givenOptions,
    value,
    defaultValue = none,
    onChange,
    minItems,
    maxItems,
    ...props
  } = useFieldProps('CheckboxGroupField', given);
  if (isDevelopment)
    checkProps('CheckboxGroupField', { options: givenOptions, value, defaultValue });
  const options = withIds<FieldEntry<Id>>(givenOptions);
  const limits = deriveRules({ minLength: minItems, maxLength: maxItems });
  const { field, frame, control, ...choice } = useChoiceField<readonly Id[]>(
    { ...props, rules: mergeRules(limits, props.rules) },
    {
      value,
      defaultValue,
      onChange,
      find: findFirst,
      readFilled: (root) => listTicked(root) as Id[] | undefined,
    },
  );
  const hasDescription = Boolean(props.description);
  const described = describedBy(field, { hasDescription, isGroup: true });
  return (
    <FieldFrame
      {...frame}
      field={field}
      isGroup
      counter={
        maxItems !== undefined && <LimitCounter length={choice.value.length} max={maxItems} />
      }
    >
      <CheckboxRows
        data-part="checkbox-rows"
        {...control}
        validationBehavior="aria"
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        value={[...choice.value]}
        onChange={(ids) => choice.change(ids as Id[])}
      >
        {renderRows(options, (option) => (
          <CheckboxRow
            data-part="checkbox-row"
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
          >
            <CheckboxIcon />
            {renderOption(option)}
          </CheckboxRow>
        ))}
      </CheckboxRows>
    </FieldFrame>
  );
}
