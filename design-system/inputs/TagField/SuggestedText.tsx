import {
  useContext,
  useImperativeHandle,
  type CSSProperties,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { containsText } from '../../formatters/foldText.ts';
import { getEmptyText } from '../ComboBoxField/LoadMessage.tsx';
import type { FieldEntry } from '../field/fieldOption.ts';
import { OptionList } from '../field/OptionList/OptionList.tsx';
import { ComboPopover } from '../field/OptionList/ComboPopover.tsx';
import { SuggestionsRoot } from './TagField.styles.ts';
import type { SuggestionList } from './useSuggestions.ts';
import type { useTags } from './useTags.ts';

type Native = InputHTMLAttributes<HTMLInputElement>;

type Props = Native & {
  tags: ReturnType<typeof useTags>;
  /** The suggestions that are no tags yet. */
  options: readonly FieldEntry[];
  isLoaded: boolean;
  onTextChange: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  boxRef: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
};

// React Aria would make the list as wide as the text, without the tags.
const boxWidth = { '--trigger-width': undefined } as CSSProperties;

/** Lets the field close the list, which React Aria allows only to components inside the combo box. */
function ListHandle({ list }: { list: RefObject<SuggestionList | null> }) {
  const state = useContext(ComboBoxStateContext);
  // React Aria renders its children a second time, without state, to collect the options.
  useImperativeHandle(state && list, () => ({ close: () => state?.close() }));
  return null;
}

/** Renders the text of a tag field with a list of suggestions. Without matching suggestions there is no list, unless they are loading. */
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
    <SuggestionsRoot
      data-part="suggestions"
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
      <ListHandle list={suggestions.list} />
      <ComboPopover boxRef={boxRef} style={boxWidth}>
        <OptionList options={options} emptyText={getEmptyText(loaded.status)} />
      </ComboPopover>
    </SuggestionsRoot>
  );
}
