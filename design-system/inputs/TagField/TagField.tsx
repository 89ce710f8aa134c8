import { useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { LimitCounter } from '../field/TextLimits/TextLimits.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import type { TextProps } from '../field/textProps.ts';
import { deriveRules } from '../../validation/rules.ts';
import { listRules, type Rules } from '../../validation/rules.ts';
import { useStableRules } from '../../validation/useField.ts';
import { createItemRules } from './itemRules.ts';
import { TagBox } from './TagField.styles.ts';
import { TagItems } from './TagItems.tsx';
import { TagStatus } from './TagStatus.tsx';
import { useTagKeys } from './useTagKeys.ts';
import { useTags } from './useTags.ts';

type FromText = Pick<
  TextProps<HTMLInputElement>,
  'autoCapitalize' | 'autoCorrect' | 'inputMode' | 'placeholder' | 'spellCheck'
>;

export type TagFieldProps = FieldProps &
  FromText & {
    /** The tags (controlled). */
    value?: readonly string[];
    /**
     * The initial tags (uncontrolled).
     * @default []
     */
    defaultValue?: readonly string[];
    /** Called with all tags when one is added or removed. */
    onChange?: (value: readonly string[]) => void;
    /**
     * Rules for each tag. The first failing one determines the message; in `messages` they are named `item.email` etc.
     */
    itemRules?: Rules;
    /** The minimum number of tags. */
    minLength?: number;
    /** The maximum number of tags. More can be added, but make the field invalid. */
    maxLength?: number;
  };

const noTags: readonly string[] = [];
const noRules: Rules = {};

// Thousands of tags would make the page unusable.
const defaultCapacity = 200;

function renderHint(max: number | undefined) {
  return max === undefined ? (
    <FormattedMessage
      id="ds.tagField.hint"
      defaultMessage="Press Enter or type a comma after each entry."
    />
  ) : (
    <FormattedMessage
      id="ds.tagField.hintMax"
      defaultMessage="{max, plural, one {One entry.} other {Up to # entries.}} Press Enter or type a comma after each."
      values={{ max }}
    />
  );
}

/** Renders a field for several short texts. Enter, a comma, pasting a list and leaving the field add tags. */
export function TagField({
  value,
  defaultValue = noTags,
  onChange,
  itemRules,
  minLength,
  maxLength,
  autoCapitalize,
  autoCorrect,
  inputMode,
  placeholder,
  spellCheck,
  ...props
}: TagFieldProps) {
  const stableItemRules = useStableRules(itemRules ?? noRules);
  const stableListRules = useMemo(() => createItemRules(stableItemRules), [stableItemRules]);
  const lengths = deriveRules({ minLength, maxLength });
  const rules = [lengths, ...listRules(props.rules ?? noRules), ...stableListRules];
  const input = useRef<HTMLInputElement>(null);
  const capacity = Math.max(defaultCapacity, maxLength ?? 0);
  const tags = useTags({ ...props, rules }, { value, defaultValue, onChange, capacity, input });
  const { isComposing, ...keys } = useTagKeys(tags, props.isReadOnly === true);
  const { field, frame } = tags;
  const { name, isDisabled, isReadOnly } = tags.control;
  const canChange = !isDisabled && !isReadOnly;
  const hasDescription = Boolean(props.description);
  return (
    <FieldFrame
      {...frame}
      field={field}
      hint={canChange && renderHint(maxLength)}
      counter={
        maxLength !== undefined && <LimitCounter length={tags.value.length} max={maxLength} />
      }
    >
      <TagBox
        onBlur={(event) => {
          // Adds the text, in case the user forgot to press Enter.
          if (event.target === input.current && canChange) tags.commit();
        }}
      >
        {tags.value.length > 0 && (
          <TagItems
            labelId={`${field.id}-label`}
            tags={tags.value}
            itemRules={stableItemRules}
            isDisabled={isDisabled}
            onRemove={canChange ? tags.remove : undefined}
          />
        )}
        <input
          autoCapitalize={autoCapitalize}
          autoCorrect={autoCorrect}
          inputMode={inputMode}
          placeholder={placeholder}
          spellCheck={spellCheck}
          {...keys}
          {...describedBy(field, { hasDescription, hasHint: canChange })}
          ref={input}
          id={`${field.id}-control`}
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={field.isRequired || undefined}
          value={tags.text}
          onChange={(event) => tags.changeText(event.target.value, isComposing())}
        />
      </TagBox>
      <TagStatus id={field.id} changes={tags.changes} capacity={capacity} />
      {name &&
        tags.value.map((tag, index) => (
          <input key={index} type="hidden" name={name} value={tag} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
