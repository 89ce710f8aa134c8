import { useMemo, type ReactNode, type RefObject } from 'react';
import { CollectionBuilder } from 'react-aria/CollectionBuilder';
import type { AriaListBoxOptions } from 'react-aria/useListBox';
import { ListBoxContext, ListStateContext } from 'react-aria-components/ListBox';
import type { Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import type { FieldOption } from '../fieldOption.ts';
import { OptionList } from './OptionList.tsx';
import { OptionPopover } from './OptionList.styles.ts';

type Props = {
  options: readonly FieldOption[];
  emptyText: ReactNode;
  state: ListState<FieldOption> & Pick<OverlayTriggerState, 'isOpen' | 'close'>;
  /** The props of the list box that `useComboBox` returns. */
  listProps: AriaListBoxOptions<FieldOption>;
  /** The box of the field, which the list is beside. */
  boxRef: RefObject<Element | null>;
  popoverRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLDivElement | null>;
};

type Collection = Iterable<Node<FieldOption>> & {
  filter: (
    isShown: (text: string, node: Node<FieldOption>) => boolean,
  ) => ListState<FieldOption>['collection'];
};

const gap = 8;

/** Moves a list beside its box again. Returns whether the box is in the visible part of what has scrolled. */
function follow(list: HTMLElement, box: Element, scrolled: EventTarget | null): boolean {
  const [{ top, bottom }, port] = [box.getBoundingClientRect(), list.getBoundingClientRect()];
  const view =
    scrolled instanceof Element
      ? scrolled.getBoundingClientRect()
      : { top: 0, bottom: window.innerHeight };
  if (bottom <= view.top || top >= view.bottom) return false;
  // React Aria sets one of these, depending on the placement.
  if (list.style.bottom === '') {
    list.style.top = `${Number.parseFloat(list.style.top) + bottom + gap - port.top}px`;
  } else {
    list.style.bottom = `${Number.parseFloat(list.style.bottom) + port.bottom - top + gap}px`;
  }
  return true;
}

/** Renders the list of a combo box in its popover, which opens beside the box of the field. */
export function ComboList({ options, emptyText, boxRef, ...props }: Props) {
  const { state, popoverRef } = props;
  const list = <OptionList options={options} emptyText={emptyText} />;
  // React Aria would close the list at every scroll, also of the phone that shows its keyboard and of the browser that shows the
  // text: https://github.com/adobe/react-spectrum/issues/9467.
  function close(): void {
    const { event } = window;
    const [popover, box] = [popoverRef.current, boxRef.current];
    if (event?.type === 'scroll' && popover && box && follow(popover, box, event.target)) return;
    state.close();
  }
  return (
    <CollectionBuilder content={list}>
      {(all) => (
        <OptionPopover
          ref={popoverRef}
          trigger="ComboBox"
          triggerRef={boxRef}
          scrollRef={props.listRef}
          placement="bottom start"
          offset={gap}
          isNonModal
          isOpen={state.isOpen}
          onOpenChange={close}
        >
          <ShownOptions {...props} all={all}>
            {list}
          </ShownOptions>
        </OptionPopover>
      )}
    </CollectionBuilder>
  );
}

type ShownProps = Pick<Props, 'state' | 'listProps' | 'listRef'> & {
  /** All options, as React Aria's list box renders them. */
  all: Collection;
  children: ReactNode;
};

/** Provides the list box with the state of the combo box, whose collection has only the options that match the text. */
function ShownOptions({ state, listProps, listRef, all, children }: ShownProps) {
  const { collection: matches } = state;
  const collection = useMemo(
    () => all.filter((_text, { key }) => matches.getItem(key) !== null),
    [all, matches],
  );
  return (
    <ListStateContext value={{ ...state, collection }}>
      <ListBoxContext value={{ ...listProps, ref: listRef }}>{children}</ListBoxContext>
    </ListStateContext>
  );
}
