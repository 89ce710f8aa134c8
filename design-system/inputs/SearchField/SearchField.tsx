import { Search, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { OwnProps } from '../../internal/ownProps.ts';
import { SearchBox, SearchRoot } from './SearchField.styles.ts';

export type SearchFieldProps = Omit<
  OwnProps<AriaSearchFieldProps>,
  'validate' | 'validationBehavior' | 'isInvalid' | 'slot'
> & {
  /** What is searched. */
  label: string;
  /**
   * The label is only for screen readers, where the place and the icon say it to the eye.
   * @default false
   */
  isLabelHidden?: boolean;
  /** An example of what to search for, never in place of the label. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
};

// As if it had been deleted by hand, so that all who listen hear of it: the caller, and a list that is searched.
function empty(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A search: Enter calls `onSubmit`, Escape or the button empties it and calls `onClear`. */
export function SearchField({
  label,
  isLabelHidden,
  placeholder,
  onChange,
  onSubmit,
  onClear,
  ...props
}: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  function change(text: string): void {
    setTyped(text);
    onChange?.(text);
  }

  function clear(): void {
    if (input.current) empty(input.current);
    onClear?.();
  }

  function obey(event: KeyboardEvent<HTMLElement>): void {
    const text = input.current?.value ?? '';
    if (isFixed || event.nativeEvent.isComposing || event.target !== input.current) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(text);
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      // A second Escape is for what is around the field.
      event.stopPropagation();
      clear();
    }
  }

  // React Aria's own search draws itself anew whenever the page turns.
  return (
    <SearchRoot
      enterKeyHint="search"
      {...props}
      type="search"
      data-empty={(props.value ?? typed) === '' || undefined}
      onChange={change}
    >
      <Label data-part="label" data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      <SearchBox onKeyDownCapture={obey}>
        <Icon as={Search} size={18} />
        <Input ref={input} placeholder={placeholder} />
        <Button
          data-part="clear"
          aria-label={formatMessage({ id: 'ds.search.clear', defaultMessage: 'Clear search' })}
          excludeFromTabOrder
          preventFocusOnPress
          isDisabled={isFixed}
          onPressStart={() => input.current?.focus()}
          onPress={clear}
        >
          <Icon as={X} size={16} />
        </Button>
      </SearchBox>
    </SearchRoot>
  );
}
