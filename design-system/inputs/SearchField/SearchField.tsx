import { Search, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { dropCompositionKeys } from '../../internal/dropCompositionKeys.ts';
import type { OrUndefined, OwnProps } from '../../internal/ownProps.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { FieldHelp } from '../field/FieldHelp/FieldHelp.tsx';
import type { FieldEvents, FieldLabel } from '../field/fieldProps.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { useEditHistory } from '../field/useEditHistory.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { SearchBox, SearchRoot } from './SearchField.styles.ts';

export type SearchFieldProps = OrUndefined<
  Omit<
    OwnProps<AriaSearchFieldProps>,
    'validate' | 'validationBehavior' | 'isInvalid' | 'isRequired' | 'slot'
  >
> &
  FieldLabel &
  Pick<FieldEvents<HTMLInputElement>, 'inputRef'> & {
    /** An example of what to search for. Not a replacement for the label. */
    placeholder?: string | undefined;
    /** A ref to the root element, whose `focus()` focuses the control. */
    ref?: Ref<HTMLDivElement> | undefined;
  };

// A native input event notifies both onChange and an Autocomplete around the field.
function clearInput(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders a search field. Enter calls `onSubmit`; Escape or the button clears the text and calls `onClear`. */
export function SearchField(given: SearchFieldProps) {
  const {
    label,
    textValue,
    isLabelHidden,
    description,
    contextualHelp,
    inputRef,
    placeholder,
    onChange,
    onSubmit,
    onClear,
    ref,
    ...props
  } = useFieldProps('SearchField', given);
  const { formatMessage } = useIntl();
  useEffect(dropCompositionKeys, []);
  const input = useRef<HTMLInputElement>(null);
  useEditHistory(input);
  useSharedRef(input, inputRef);
  const descriptionId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  useFieldRef({ rootRef, focus: () => input.current?.focus() }, ref);
  const initial = props.defaultValue ?? '';
  const [text, setText] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  if (initial !== lastInitial) {
    setLastInitial(initial);
    // A field that was not changed takes a new default value.
    if (text === lastInitial) setText(initial);
  }
  useFilledText(() => input.current, change);

  // When React resets the form after an action, React Aria restores the default value of the previous render.
  const restore = useEffectEvent(() => change(initial));
  useEffect(() => {
    const end = new AbortController();
    const restoreLater = () => setTimeout(() => restore(), 0);
    const element = input.current;
    // A field named `addEventListener` hides the method of the form.
    if (element?.form) {
      const { signal } = end;
      element.addEventListener.call(element.form, 'reset', restoreLater, { signal });
    }
    return () => end.abort();
  }, []);
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  function change(next: string): void {
    setText(next);
    onChange?.(next);
  }

  function clear(): void {
    if (input.current) clearInput(input.current);
    onClear?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const current = input.current?.value ?? '';
    if (isFixed || event.nativeEvent.isComposing || event.target !== input.current) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(current);
    }
    if (event.key === 'Escape' && current !== '') {
      event.preventDefault();
      // Only an Escape in an empty field may reach e.g. a dialog around it.
      event.stopPropagation();
      clear();
    }
  }

  // Built on `TextField`, because React Aria's SearchField renders again on every change of the router.
  return (
    <SearchRoot
      enterKeyHint="search"
      {...props}
      value={props.value ?? text}
      ref={rootRef}
      type="search"
      aria-describedby={
        [description && descriptionId, props['aria-describedby']].filter(Boolean).join(' ') ||
        undefined
      }
      data-empty={(props.value ?? text) === '' || undefined}
      onChange={change}
    >
      <Label
        data-part="label"
        data-hidden={isLabelHidden || undefined}
        data-help={Boolean(contextualHelp) || undefined}
      >
        {label}
      </Label>
      {contextualHelp && (
        <FieldHelp label={label} textValue={textValue}>
          {contextualHelp}
        </FieldHelp>
      )}
      {description && (
        <div id={descriptionId} data-part="description">
          {description}
        </div>
      )}
      <SearchBox data-part="box" onKeyDownCapture={onKeyDown}>
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
