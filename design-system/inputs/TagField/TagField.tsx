import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useFieldProps } from '../field/useFieldProps.ts';
import { LoadMessage } from '../ComboBoxField/LoadMessage.tsx';
import type { LoadOptions } from '../ComboBoxField/useLoadedOptions.ts';
import { filterEntries, withIds, type FieldEntry } from '../field/fieldOption.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { overList } from '../field/OptionList/overList.ts';
import { useChosenSpeech } from '../field/useChosenSpeech.ts';
import { LimitCounter } from '../field/TextLimits.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import type { TextProps } from '../field/textProps.ts';
import { deriveRules, listRules, type Rules } from '../../validation/rules.ts';
import { useStableRules } from '../../validation/useField.ts';
import { createItemRules } from './itemRules.ts';
import { SuggestedText } from './SuggestedText.tsx';
import { TagBox } from './TagField.styles.ts';
import { TagItems } from './TagItems.tsx';
import { TagStatus } from './TagStatus.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { useBeforeSubmit } from '../field/useBeforeSubmit.ts';
import { useEditHistory } from '../field/useEditHistory.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { toSeparator } from './tagText.ts';
import { useTagKeys } from './useTagKeys.ts';
import { useTags } from './useTags.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

type FromText = Pick<
  TextProps<HTMLInputElement>,
  'autoCapitalize' | 'autoCorrect' | 'inputMode' | 'placeholder' | 'spellCheck'
>;

export type TagFieldProps = FieldProps &
  FromText & {
    /**
     * Suggests options while typing, except those that are tags. A selected one adds its id to the value and is shown with its label;
     * other entries are values as typed.
     */
    suggestions?: readonly FieldEntry[] | undefined;
    /**
     * Loads the suggestions that match a text, called when typing pauses. The signal aborts outdated requests. `suggestions`
     * are then those known before loading, such as the initial tags.
     */
    loadSuggestions?: LoadOptions | undefined;
    /** The tags (controlled). */
    value?: readonly string[] | undefined;
    /**
     * The initial tags (uncontrolled).
     * @default []
     */
    defaultValue?: readonly string[] | undefined;
    /** Called with all tags when one is added or removed. */
    onChange?: ((value: readonly string[]) => void) | undefined;
    /**
     * Rules for each tag. The first failing one determines the message; in `ruleMessages` they are named `item.email` etc.
     */
    itemRules?: Rules | undefined;
    /**
     * The characters that end an entry, such as `[';']` for entries that contain commas. By default the commas of several scripts.
     * Pasted lines and cells are always separate entries.
     */
    separators?: readonly string[] | undefined;
    /** The minimum number of tags. */
    minItems?: number | undefined;
    /** The maximum number of tags. More can be added, but make the field invalid. */
    maxItems?: number | undefined;
  };

const noTags: readonly string[] = [];
const noRules: Rules = {};

// Thousands of tags would make the page unusable.
const defaultCapacity = 200;

function renderHint(max: number | undefined, separator: string | undefined) {
  if (separator !== undefined) {
    return (
      <FormattedMessage
        id="ds.tagField.hintSeparator"
        defaultMessage="Press Enter or type “{separator}” after each entry."
        values={{ separator }}
      />
    );
  }
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

/**
 * Renders a field for several short texts, with optional suggestions. Enter, a comma, pasting a list and leaving the field add
 * tags.
 */
export function TagField(given: TagFieldProps) {
  const {
    suggestions: givenSuggestions,
    loadSuggestions,
    value,
    defaultValue = noTags,
    onChange,
    itemRules,
    separators,
    minItems,
    maxItems,
    autoCapitalize,
    autoCorrect,
    inputMode,
    placeholder,
    spellCheck,
    ...props
  } = useFieldProps('TagField', given);
  if (isDevelopment) checkProps('TagField', { value, defaultValue });
  const stableItemRules = useStableRules(itemRules ?? noRules);
  const stableListRules = useMemo(() => createItemRules(stableItemRules), [stableItemRules]);
  const lengths = deriveRules({ minLength: minItems, maxLength: maxItems });
  const rules = [lengths, ...listRules(props.rules ?? noRules), ...stableListRules];
  const input = useRef<HTMLInputElement>(null);
  useEditHistory(input);
  const capacity = Math.max(defaultCapacity, maxItems ?? 0);
  const [isListOpen, setListOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(
    givenSuggestions && withIds(givenSuggestions),
    loadSuggestions,
  );
  const separator = toSeparator(separators);
  const tags = useTags(
    { ...props, rules },
    {
      value,
      defaultValue,
      onChange,
      capacity,
      input,
      suggestions,
      separator,
      joiner: separators?.[0] ?? ',',
    },
  );
  const { isComposing, ...keys } = useTagKeys(tags, separator, props.isReadOnly === true);
  const { field, frame } = tags;
  const { name, isDisabled, isReadOnly } = tags.control;
  const canChange = !isDisabled && !isReadOnly;
  useBeforeSubmit(
    () => input.current,
    () => {
      if (canChange && tags.text !== '') flushSync(() => tags.commit());
    },
  );
  const hasDescription = Boolean(props.description);
  const textName = useUnscriptedName(name);
  const changeText = (text: string) => tags.changeText(text, isComposing());
  const chosen = useChosenSpeech(field.rootRef, tags.value.map(suggestions.getLabel));
  const described = describedBy(field, { hasDescription, hasHint: canChange, isText: true });
  const chosenId = chosen && `${field.id}-chosen`;
  const native = {
    autoCapitalize,
    autoCorrect,
    inputMode,
    placeholder,
    spellCheck,
    name: textName,
    ...keys,
    ...described,
    'aria-describedby':
      [described['aria-describedby'], chosenId].filter(Boolean).join(' ') || undefined,
    type: 'text',
    dir: 'auto',
    enterKeyHint: 'done',
  } as const;
  return (
    <FieldFrame
      {...frame}
      field={field}
      hint={canChange && renderHint(maxItems, separators?.[0])}
      counter={maxItems !== undefined && <LimitCounter length={tags.value.length} max={maxItems} />}
    >
      <TagBox
        data-part="box"
        {...overList(isListOpen)}
        ref={box}
        onBlur={(event) => {
          // Adds the text, in case the user forgot to press Enter. A press on a suggestion does not leave the text.
          const isInList = event.relatedTarget?.closest('[data-trigger="ComboBox"]');
          if (event.target === input.current && canChange && !isInList) tags.commit();
        }}
      >
        {tags.value.length > 0 && (
          <TagItems
            labelId={`${field.id}-label`}
            tags={tags.value}
            itemRules={stableItemRules}
            isDisabled={isDisabled}
            getLabel={suggestions.getLabel}
            onRemove={canChange ? tags.remove : undefined}
          />
        )}
        {givenSuggestions || loadSuggestions ? (
          <SuggestedText
            {...native}
            tags={tags}
            options={filterEntries(suggestions.shown, ({ id }) => !tags.value.includes(id))}
            isLoaded={loadSuggestions !== undefined}
            onTextChange={changeText}
            onOpenChange={setListOpen}
            boxRef={box}
            inputRef={input}
          />
        ) : (
          <input
            {...native}
            ref={input}
            id={`${field.id}-control`}
            autoComplete="off"
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-required={field.isRequired || undefined}
            value={tags.text}
            onChange={(event) => changeText(event.target.value)}
          />
        )}
      </TagBox>
      {chosenId && (
        <span id={chosenId} hidden>
          {chosen}
        </span>
      )}
      <TagStatus id={field.id} changes={tags.changes} capacity={capacity} isListOpen={isListOpen} />
      {loadSuggestions && <LoadMessage status={suggestions.loaded.status} />}
      {name &&
        tags.value.map((tag, index) => (
          <input key={index} type="hidden" name={name} value={tag} disabled={isDisabled} />
        ))}
    </FieldFrame>
  );
}
