import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useComboBox, type AriaComboBoxProps } from 'react-aria/useComboBox';
import { ButtonContext } from 'react-aria-components/Button';
import { InputContext } from 'react-aria-components/Input';
import { Item } from 'react-stately/Item';
import {
  useComboBoxState,
  type ComboBoxState,
  type ComboBoxStateOptions,
} from 'react-stately/useComboBoxState';
import { dropCompositionKeys } from '../../../internal/dropCompositionKeys.ts';
import type { FieldOption } from '../fieldOption.ts';
import { lateComboList } from './lateComboList.ts';
import { useLateModule } from '../../../internal/lateModule.ts';

type Mode = 'single' | 'multiple';
type State<Selection extends Mode> = ComboBoxState<FieldOption, Selection>;

type Props<Selection extends Mode> = Omit<
  AriaComboBoxProps<FieldOption, Selection>,
  'children' | 'items' | 'defaultItems'
> &
  Pick<ComboBoxStateOptions<FieldOption, Selection>, 'defaultFilter' | 'allowsEmptyCollection'> & {
    options: readonly FieldOption[];
    /** The text of an empty list. Defaults to "Sorry, no matching options". */
    emptyText?: ReactNode;
    /** The box of the field, which the list is beside. */
    boxRef: RefObject<Element | null>;
    /** Selects the option whose label was typed, at Enter without a highlighted option. Returns whether there is one. */
    selectByText?: () => boolean;
    /** Lets the field close the list. */
    handle?: Ref<{ close: () => void }>;
    /** The `Input`, and the `Button` that opens the list. */
    children: ReactNode;
  };

function renderItem({ id, label }: FieldOption) {
  return <Item key={id}>{label}</Item>;
}

/**
 * Returns the state while the list has no code. It remembers how to open the list, but is not open: an open list hides the rest of
 * the page from screen readers.
 */
function useLateOpening<Selection extends Mode>(
  state: State<Selection>,
  { isLoaded, preload }: { isLoaded: boolean; preload: () => void },
) {
  const opening = useRef<Parameters<State<Mode>['open']>>(null);
  useEffect(() => {
    if (!isLoaded || !opening.current) return;
    const how = opening.current;
    opening.current = null;
    state.open(...how);
  });
  function forget(): void {
    opening.current = null;
  }
  function open(...how: Parameters<State<Mode>['open']>): void {
    opening.current = how;
    preload();
  }
  const waiting: State<Selection> = {
    ...state,
    open,
    toggle: open,
    setInputValue: (text) => {
      opening.current = [null, 'input'];
      preload();
      state.setInputValue(text);
    },
    setFocused: (isFocused) => {
      if (!isFocused) forget();
      state.setFocused(isFocused);
    },
    close: () => {
      forget();
      state.close();
    },
    revert: () => {
      forget();
      state.revert();
    },
    commit: () => {
      // After an arrow key, Enter is for the option that it will focus.
      if (opening.current?.[1] === 'manual') return;
      forget();
      state.commit();
    },
  };
  return {
    state: isLoaded ? state : waiting,
    /** Returns what will open the list. */
    getOpening: () => opening.current?.[1],
    forgetOpening: forget,
  };
}

/**
 * Connects a text and a button with the list of options that they open. The list loads on hover, on focus or with the first key:
 * React Aria's own `ComboBox` contains the code of lists and popovers.
 */
export function OptionCombo<Selection extends Mode = 'single'>({
  options,
  emptyText,
  boxRef,
  selectByText,
  handle,
  children,
  ...props
}: Props<Selection>) {
  const { module: list, preload } = useLateModule(lateComboList);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLElement>(null);
  const listBoxRef = useRef<HTMLDivElement>(null);
  const disabledKeys = useMemo(
    () => options.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    [options],
  );
  const loadedState = useComboBoxState<FieldOption, Selection>({
    ...props,
    children: renderItem,
    defaultItems: options,
    disabledKeys,
    menuTrigger: list ? 'input' : 'manual',
  });
  const { state, getOpening, forgetOpening } = useLateOpening(loadedState, {
    isLoaded: list !== undefined,
    preload,
  });
  const combo = useComboBox<FieldOption, Selection>(
    { ...props, inputRef, buttonRef, popoverRef, listBoxRef },
    state,
  );
  const { inputProps, buttonProps } = combo;
  // Returns whether it is done. React Aria would revert the text, and reopen the list when the text is set again.
  function enter(event: KeyboardEvent): boolean {
    const opening = getOpening();
    // The form is not sent while a list opens.
    if (opening) event.preventDefault();
    const isForText = opening ? opening === 'input' : state.isOpen;
    if (!isForText || inputProps['aria-activedescendant'] || !selectByText?.()) return false;
    forgetOpening();
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  useImperativeHandle(handle, () => ({ close: () => state.close() }));
  useEffect(dropCompositionKeys, []);
  return (
    <>
      <ButtonContext
        value={{ ...buttonProps, ref: buttonRef, isPressed: state.isOpen, onHoverStart: preload }}
      >
        <InputContext
          value={{
            ...inputProps,
            ref: inputRef,
            onPointerEnter: preload,
            onFocus: (event) => {
              preload();
              inputProps.onFocus?.(event);
            },
            onKeyDown: (event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && enter(event)) return;
              inputProps.onKeyDown?.(event);
            },
          }}
        >
          {children}
        </InputContext>
      </ButtonContext>
      {list && (
        <list.ComboList
          options={options}
          emptyText={emptyText}
          state={state}
          listProps={combo.listBoxProps}
          boxRef={boxRef}
          popoverRef={popoverRef}
          listRef={listBoxRef}
        />
      )}
    </>
  );
}
