import type { InputHTMLAttributes, RefObject } from 'react';
import { Input } from 'react-aria-components/Input';
import { containsText } from '../../formatters/foldText.ts';
import { getEmptyText } from '../ComboBoxField/LoadMessage.tsx';
import type { FieldOption } from '../field/fieldOption.ts';
import { OptionCombo } from '../field/OptionList/OptionCombo.tsx';
import { SuggestionsRoot } from './TagField.styles.ts';
import type { useTags } from './useTags.ts';

type Native = InputHTMLAttributes<HTMLInputElement>;

type Props = Native & {
  tags: ReturnType<typeof useTags>;
  /** The suggestions that are no tags yet. */
  options: readonly FieldOption[];
  isLoaded: boolean;
  onTextChange: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  boxRef: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Renders the text of a tag field with a list of suggestions. Unlike the list of an option field it is never empty. */
export function SuggestedText({
  tags,
  options,
  isLoaded,
  onTextChange,
  onOpenChange,
  boxRef,
  inputRef,
  'aria-describedby': describedBy,
  ...native
}: Props) {
  const { field, suggestions } = tags;
  const { isDisabled, isReadOnly, isInvalid } = tags.control;
  const { loaded } = suggestions;
  // An empty text opens nothing: the list would open again after each tag.
  const matches = (label: string, text: string) =>
    text.trim() !== '' && (isLoaded || containsText(label, text));
  return (
    <SuggestionsRoot>
      <OptionCombo
        handle={suggestions.list}
        options={options}
        emptyText={getEmptyText(loaded.status)}
        boxRef={boxRef}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        id={`${field.id}-control`}
        validationBehavior="aria"
        allowsCustomValue
        allowsEmptyCollection={loaded.status === 'loading'}
        defaultFilter={matches}
        isRequired={field.isRequired}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={describedBy}
        value={null}
        onChange={(id) => {
          if (id !== null) tags.select(String(id));
        }}
        inputValue={tags.text}
        onInputChange={onTextChange}
        onOpenChange={(isOpen, trigger) => {
          onOpenChange(isOpen);
          if (isOpen && trigger === 'manual' && tags.text === '') loaded.loadNow('');
        }}
      >
        <Input {...native} ref={inputRef} />
      </OptionCombo>
    </SuggestionsRoot>
  );
}
