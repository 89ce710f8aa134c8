import { useMemo, useRef } from 'react';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { LimitCounter } from '../field/TextLimits/TextLimits.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import type { TextProps } from '../field/textProps.ts';
import { deriveRules } from '../../validation/rules.ts';
import { listRules, type Rules } from '../../validation/rules.ts';
import { useStableRules } from '../../validation/useField.ts';
import { rulesOfItems } from './itemRules.ts';
import { TagBox } from './TagField.styles.ts';
import { TagHint } from './TagHint.tsx';
import { TagItems } from './TagItems.tsx';
import { TagNews } from './TagNews.tsx';
import { useTagKeys } from './useTagKeys.ts';
import { useTags } from './useTags.ts';

type FromText = Pick<
  TextProps<HTMLInputElement>,
  'autoCapitalize' | 'autoCorrect' | 'inputMode' | 'placeholder' | 'spellCheck'
>;

export type TagFieldProps = FieldProps &
  FromText & {
    /** The tags, where the caller keeps them. */
    value?: readonly string[];
    /**
     * The tags at first, where the field keeps them.
     * @default []
     */
    defaultValue?: readonly string[];
    /** Called with the tags when one is added or removed. */
    onChange?: (value: readonly string[]) => void;
    /**
     * Rules for each tag; the first one that fails gives the message. `messages` knows them as `item.email` etc.
     * @default none
     */
    itemRules?: Rules;
    /** The least number of tags. */
    minLength?: number;
    /** The greatest number of tags; more may be added, and the field says so. */
    maxLength?: number;
  };

const none: readonly string[] = [];
const noRules: Rules = {};

/** From here on no more tags are added: a page with thousands of them could not be used. */
const mostTags = 200;

/** Several short texts: Enter, a comma, a pasted list or leaving the field makes tags of what was typed. */
export function TagField({
  value,
  defaultValue = none,
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
  const ofItems = useMemo(() => rulesOfItems(stableItemRules), [stableItemRules]);
  const lengths = deriveRules({ minLength, maxLength });
  const rules = [lengths, ...listRules(props.rules ?? noRules), ...ofItems];
  const input = useRef<HTMLInputElement>(null);
  const room = Math.max(mostTags, maxLength ?? 0);
  const tags = useTags({ ...props, rules }, { value, defaultValue, onChange, room, input });
  const { isComposing, ...keys } = useTagKeys(tags, props.isReadOnly === true);
  const { field, frame } = tags;
  const { name, isDisabled, isReadOnly } = tags.control;
  const canChange = !isDisabled && !isReadOnly;
  const hasDescription = Boolean(props.description);
  return (
    <FieldFrame
      {...frame}
      field={field}
      hint={canChange && <TagHint max={maxLength} />}
      counter={
        maxLength !== undefined && <LimitCounter length={tags.value.length} max={maxLength} />
      }
    >
      <TagBox
        onBlur={(event) => {
          // What was typed is not lost where someone forgets to press Enter.
          if (event.target === input.current && canChange) tags.finish();
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
          {...{ autoCapitalize, autoCorrect, inputMode, placeholder, spellCheck }}
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
          onChange={(event) => tags.type(event.target.value, isComposing())}
        />
      </TagBox>
      <TagNews id={field.id} news={tags.news} room={room} />
      {name &&
        tags.value.map((tag, index) => (
          <input key={index} type="hidden" name={name} value={tag} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
