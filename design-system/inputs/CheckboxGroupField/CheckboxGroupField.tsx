import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { withIds, type FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { renderLabel } from '../field/renderLabel.tsx';
import { findFirst, listTicked, useChoiceField } from '../field/useChoiceField.ts';
import { CheckboxRow } from '../CheckboxField/CheckboxField.styles.ts';
import { CheckboxIcon } from '../../primitives/choice/CheckboxIcon.tsx';
import { choiceGroup } from '../../primitives/choice/choice.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type CheckboxGroupFieldProps = FieldProps & {
  /** The options. */
  options: readonly FieldOption[];
  /** The ids of the ticked options (controlled). */
  value?: readonly string[];
  /**
   * The ids of the initially ticked options (uncontrolled).
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the ids of all ticked options. */
  onChange?: (value: readonly string[]) => void;
};

const none: readonly string[] = [];

/** The stacked checkboxes of a group. */
const CheckboxRows = styled(CheckboxGroup)`
  ${choiceGroup}
`;

/** Renders a group of checkboxes. A required group needs at least one ticked option. */
export function CheckboxGroupField({
  options: givenOptions,
  value,
  defaultValue = none,
  onChange,
  ...props
}: CheckboxGroupFieldProps) {
  if (isDevelopment)
    checkProps('CheckboxGroupField', { options: givenOptions, value, defaultValue });
  const options = withIds(givenOptions);
  const { field, frame, control, ...choice } = useChoiceField<readonly string[]>(props, {
    value,
    defaultValue,
    onChange,
    find: findFirst,
    readFilled: listTicked,
  });
  const hasDescription = Boolean(props.description);
  const described = describedBy(field, { hasDescription, isGroup: true });
  return (
    <FieldFrame {...frame} field={field} isGroup>
      <CheckboxRows
        {...control}
        validationBehavior="aria"
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        value={[...choice.value]}
        onChange={choice.change}
      >
        {options.map((option) => (
          <CheckboxRow key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <CheckboxIcon />
            <span>
              {renderLabel(option)}
              {option.description && <span data-part="detail">{option.description}</span>}
            </span>
          </CheckboxRow>
        ))}
      </CheckboxRows>
    </FieldFrame>
  );
}
