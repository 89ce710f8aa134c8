import { useRef, useState, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';

type AutocompleteProps = {
  /** Returns whether an entry with a text is shown. All are by default. */
  filter?: (entry: string, text: string) => boolean;
  /** The text in the field (controlled). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  children: ReactNode;
};

/**
 * Connects a text field with a list: arrow keys select an entry while the field keeps the focus. Replaces React Aria's component
 * of this name, which is in a module that every text field imports: using it would add its code to every page with a text field.
 */
export function Autocomplete({ filter, inputValue, onInputChange, children }: AutocompleteProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const collectionRef = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = {
    inputValue: inputValue ?? text,
    setInputValue: (next: string) => {
      setText(next);
      onInputChange?.(next);
    },
    focusedNodeId,
    setFocusedNodeId,
  };
  const autocomplete = useAutocomplete({ filter, inputRef, collectionRef }, state);
  return (
    <FieldInputContext value={{ ...autocomplete.inputProps, ref: inputRef }}>
      <SelectableCollectionContext
        value={{
          ...autocomplete.collectionProps,
          filter: autocomplete.filter,
          ref: autocomplete.collectionRef,
        }}
      >
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}
