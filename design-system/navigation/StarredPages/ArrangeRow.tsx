import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { PressEvent } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Handle, Row } from './ArrangeDialog.styles.ts';
import type { StarredPage } from './starredPage.ts';
import { starredStore } from './starredStore.ts';

type ArrangeRowProps = {
  id: string;
  page: StarredPage;
  pages: readonly StarredPage[];
  /** Says to a screen reader what has happened. */
  onSay: (text: string) => void;
};

// A row that moves in the document loses the focus on the way.
function keepFocus(button: Element): void {
  requestAnimationFrame(() => {
    const isLeft = button instanceof HTMLButtonElement && !button.disabled;
    const target = isLeft ? button : button.closest<HTMLElement>('[role="row"]');
    target?.focus();
  });
}

/** One starred page to put in order: by its handle, or step by step, or away. */
export function ArrangeRow({ id, page, pages, onSay }: ArrangeRowProps) {
  const { formatMessage } = useIntl();
  const { href, title } = page;
  const index = pages.findIndex((other) => other.href === href);

  function move(by: -1 | 1, { target }: PressEvent): void {
    const neighbour = pages[index + by];
    if (!neighbour) return;
    starredStore.move([href], neighbour.href, by < 0 ? 'before' : 'after');
    keepFocus(target);
    onSay(
      formatMessage(
        { id: 'ds.starred.moved', defaultMessage: '{title} is now number {place} of {count}.' },
        { title, place: index + by + 1, count: pages.length },
      ),
    );
  }

  function remove(): void {
    starredStore.unstar(href);
    onSay(
      formatMessage(
        { id: 'ds.starred.removed', defaultMessage: '{title} is no longer starred.' },
        { title },
      ),
    );
  }

  return (
    <Row id={id} textValue={title}>
      <Handle slot="drag">
        <Icon as={GripVertical} size={18} />
      </Handle>
      <span data-part="title">
        <span dir="auto">{title}</span>
      </span>
      <IconButton
        size="sm"
        isDisabled={index === 0}
        onPress={(event) => move(-1, event)}
        label={formatMessage({ id: 'ds.starred.up', defaultMessage: 'Move {title} up' }, { title })}
      >
        <Icon as={ArrowUp} size={18} />
      </IconButton>
      <IconButton
        size="sm"
        isDisabled={index === pages.length - 1}
        onPress={(event) => move(1, event)}
        label={formatMessage(
          { id: 'ds.starred.down', defaultMessage: 'Move {title} down' },
          { title },
        )}
      >
        <Icon as={ArrowDown} size={18} />
      </IconButton>
      <IconButton
        size="sm"
        onPress={remove}
        label={formatMessage(
          { id: 'ds.starred.remove', defaultMessage: 'Unstar {title}' },
          { title },
        )}
      >
        <Icon as={X} size={18} />
      </IconButton>
    </Row>
  );
}
