import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTag, useTagGroup } from 'react-aria/useTagGroup';
import { Button } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import type { Node } from 'react-stately';
import { Item } from 'react-stately/Item';
import { useListState, type ListState } from 'react-stately/useListState';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Rules } from '../../validation/rules.ts';
import { validate } from '../../validation/validate.ts';
import { TagItem, Tags } from './TagField.styles.ts';
import { shorten } from './tagText.ts';

type Props = {
  labelId: string;
  tags: readonly string[];
  itemRules: Rules;
  isDisabled: boolean;
  /** Returns what is shown for a tag. By default the tag itself. */
  getLabel?: (tag: string) => string;
  /** Without it tags cannot be removed. */
  onRemove: ((positions: readonly number[]) => void) | undefined;
};

type Entry = { id: string; label: string; name: string; isInvalid: boolean };

function renderEntry({ id, name }: Entry) {
  return <Item key={id}>{name}</Item>;
}

// Before the tag is gone: the field announces changes only while it has the focus.
function focusNextTag(list: HTMLElement | null): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  if (index >= 0) (rows[index + 1] ?? rows[index - 1])?.focus();
}

function Tag({ item, state }: { item: Node<Entry>; state: ListState<Entry> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, removeButtonProps, allowsRemoving, isDisabled } = useTag(
    { item },
    state,
    ref,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { label, isInvalid } = item.value as Entry;
  return (
    <TagItem
      {...mergeProps(rowProps, focusProps)}
      ref={ref}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-allows-removing={allowsRemoving || undefined}
    >
      <div {...gridCellProps}>
        {isInvalid && <Icon as={CircleAlert} size={16} />}
        <span data-part="text" dir="auto">
          {label}
        </span>
        {allowsRemoving && (
          <Button {...removeButtonProps}>
            <Icon as={X} size={16} />
          </Button>
        )}
      </div>
    </TagItem>
  );
}

/**
 * Renders the tags. Arrow keys move between them; Delete and the buttons remove them. With React Aria's hooks, because its `TagGroup`
 * contains the code of lists.
 */
export function TagItems({
  labelId,
  tags,
  itemRules,
  isDisabled,
  getLabel = (tag) => tag,
  onRemove,
}: Props) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  // A controlled value may contain duplicates, which need different keys.
  const items = tags.map((tag, index): Entry => {
    const label = getLabel(tag);
    const short = shorten(label);
    const isInvalid = validate(tag, itemRules) !== null;
    return {
      id: tags.indexOf(tag) === index ? tag : `${tag} ${index}`,
      label,
      isInvalid,
      name: isInvalid
        ? formatMessage(
            { id: 'ds.tagField.wrong', defaultMessage: '{tag}, not valid' },
            { tag: short },
          )
        : short,
    };
  });
  const state = useListState<Entry>({
    items,
    children: renderEntry,
    disabledKeys: isDisabled ? items.map(({ id }) => id) : [],
  });
  const { gridProps } = useTagGroup<Entry>(
    {
      'aria-labelledby': labelId,
      ...(onRemove && {
        onRemove: (keys) => {
          focusNextTag(ref.current);
          onRemove([...keys].map((key) => items.findIndex(({ id }) => id === key)));
        },
      }),
    },
    state,
    ref,
  );
  return (
    <Tags {...gridProps} ref={ref}>
      {[...state.collection].map((item) => (
        <Tag key={item.key} item={item} state={state} />
      ))}
    </Tags>
  );
}
