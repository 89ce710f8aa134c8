import { useRef, useState, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { getRoot } from './roots.ts';

type AutocompleteProps = {
  /** Returns whether an entry with a text is shown. All are by default. */
  filter?: (entry: string, text: string) => boolean;
  /** The text in the field (controlled). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  children: ReactNode;
};

/** Passes a key to an entry that React Aria does not find, because it looks for ids in the document of the script only. */
function passKey(event: ReactKeyboardEvent, list: HTMLElement | null): void {
  if (getRoot(list) === document) return;
  const entry = list?.querySelector<HTMLElement>('[data-focused]');
  if (!entry) return;
  if (event.key === 'Enter') entry.click();
  else if (!entry.dispatchEvent(new KeyboardEvent(event.type, event.nativeEvent)))
    event.preventDefault();
}

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
  const { inputProps } = autocomplete;
  const onKeyDown: typeof inputProps.onKeyDown = (event) => {
    inputProps.onKeyDown?.(event);
    passKey(event, collectionRef.current);
  };
  return (
    <FieldInputContext value={{ ...inputProps, onKeyDown, ref: inputRef }}>
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
