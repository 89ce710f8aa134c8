import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { dropCompositionKeys } from '../../../internal/dropCompositionKeys.ts';
import { useForeignElements } from '../../../internal/foreignElements.ts';
import { useCloseWhenHidden } from '../../../internal/hiddenPanel.ts';
import { OptionPopover } from './OptionList.styles.ts';
import { getWindow, isElement } from '../../../internal/roots.ts';

type Props = {
  /** The box of the field, which the list is beside. */
  boxRef: RefObject<Element | null>;
  style?: CSSProperties;
  children: ReactNode;
};

const gap = 8;

/** Moves a list beside its box again. Returns whether the box is in the visible part of what has scrolled. */
function follow(list: HTMLElement, box: Element, scrolled: EventTarget | null): boolean {
  const [{ top, bottom }, listRect] = [box.getBoundingClientRect(), list.getBoundingClientRect()];
  const view = isElement(scrolled)
    ? scrolled.getBoundingClientRect()
    : { top: 0, bottom: getWindow(box).innerHeight };
  if (bottom <= view.top || top >= view.bottom) return false;
  // React Aria sets one of these, depending on the placement.
  if (list.style.bottom === '') {
    list.style.top = `${Number.parseFloat(list.style.top) + bottom + gap - listRect.top}px`;
  } else {
    list.style.bottom = `${Number.parseFloat(list.style.bottom) + listRect.bottom - top + gap}px`;
  }
  return true;
}

/**
 * Returns the side of the box that the list stays on after an option was selected; undefined while it can be on either. Tags make the box
 * grow, and a list that changed its side then would move the next option away from the pointer.
 */
function useKeptSide(listRef: RefObject<HTMLElement | null>): 'top' | 'bottom' | undefined {
  const { isOpen = false, value } = useContext(ComboBoxStateContext) ?? {};
  // Equal values can be different arrays.
  const selected = String(value);
  const [openedWith, setOpenedWith] = useState(selected);
  const [side, setSide] = useState<'top' | 'bottom'>();
  if (!isOpen && openedWith !== selected) setOpenedWith(selected);
  if (!isOpen && side) setSide(undefined);
  useLayoutEffect(() => {
    // React Aria places the list again only after the box has another size.
    if (isOpen && openedWith !== selected)
      setSide(listRef.current?.dataset['placement'] === 'top' ? 'top' : 'bottom');
  }, [isOpen, openedWith, selected, listRef]);
  return side;
}

/**
 * Renders the popover of a combo box. React Aria would close it at every scroll, even when a phone opens its keyboard or the browser
 * scrolls to the text: https://github.com/adobe/react-spectrum/issues/9467.
 */
export function ComboPopover({ boxRef, style, children }: Props) {
  const state = useContext(OverlayTriggerStateContext);
  const listRef = useRef<HTMLElement>(null);
  const side = useKeptSide(listRef);
  useCloseWhenHidden(() => state?.close());
  useForeignElements();
  // In Safari, the Enter that ends a composition follows `compositionend`, so it would select an option.
  useEffect(dropCompositionKeys, []);
  const popover = (
    <OptionPopover
      data-part="option-popover"
      ref={listRef}
      triggerRef={boxRef}
      offset={gap}
      placement={`${side ?? 'bottom'} start`}
      shouldFlip={!side}
      style={style}
    >
      {children}
    </OptionPopover>
  );
  // React Aria renders its children a second time, without state, to collect the options.
  if (!state) return popover;
  function close(): void {
    // React Aria does not pass the reason why it closes the list. During its scroll listener, `window.event` is the scroll event.
    const { event } = window;
    const [list, box] = [listRef.current, boxRef.current];
    if (event?.type === 'scroll' && list && box && follow(list, box, event.target)) return;
    state?.close();
  }
  return (
    <OverlayTriggerStateContext value={{ ...state, close }}>{popover}</OverlayTriggerStateContext>
  );
}
