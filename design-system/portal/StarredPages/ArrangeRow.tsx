import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { PressEvent } from 'react-aria-components/Button';
import { use } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Handle, Row } from './ArrangeDialog.styles.ts';
import type { StarredPage } from './starredPage.ts';
import { StarredContext } from './starredStore.ts';

type ArrangeRowProps = {
  id: string;
  page: StarredPage;
  pages: readonly StarredPage[];
  /** Called with a text to announce to screen readers. */
  onAnnounce: (text: string) => void;
};

// The next render moves the row in the document, and a moved button loses the focus.
function keepFocus(button: Element): void {
  requestAnimationFrame(() => {
    const canFocus = button instanceof HTMLButtonElement && !button.disabled;
    const target = canFocus ? button : button.closest<HTMLElement>('[role="row"]');
    target?.focus();
  });
}

/** Renders one starred page with a drag handle and buttons to move and unstar it. */
export function ArrangeRow({ id, page, pages, onAnnounce }: ArrangeRowProps) {
  const { formatMessage } = useIntl();
  const starred = use(StarredContext);
  const { href, title } = page;
  const index = pages.findIndex((other) => other.href === href);

  function move(offset: -1 | 1, { target }: PressEvent): void {
    const neighbour = pages[index + offset];
    if (!neighbour) return;
    starred.move([href], neighbour.href, offset < 0 ? 'before' : 'after');
    keepFocus(target);
    onAnnounce(
      formatMessage(
        {
          id: 'ds.starred.moved',
          defaultMessage: '{title} is now number {place, number} of {count, number}.',
        },
        { title, place: index + offset + 1, count: pages.length },
      ),
    );
  }

  function remove(): void {
    starred.unstar(href);
    onAnnounce(
      formatMessage(
        { id: 'ds.starred.removed', defaultMessage: '{title} is no longer starred.' },
        { title },
      ),
    );
  }

  return (
    <Row data-part="row" id={id} textValue={title}>
      <Handle data-part="handle" slot="drag">
        <Icon as={GripVertical} size={18} />
      </Handle>
      <span data-part="title">
        <span dir="auto">{title}</span>
      </span>
      <IconButton
        size="sm"
        isDisabled={index === 0}
        onPress={(event) => move(-1, event)}
        aria-label={formatMessage(
          { id: 'ds.starred.up', defaultMessage: 'Move {title} up' },
          { title },
        )}
      >
        <Icon as={ArrowUp} size={18} />
      </IconButton>
      <IconButton
        size="sm"
        isDisabled={index === pages.length - 1}
        onPress={(event) => move(1, event)}
        aria-label={formatMessage(
          { id: 'ds.starred.down', defaultMessage: 'Move {title} down' },
          { title },
        )}
      >
        <Icon as={ArrowDown} size={18} />
      </IconButton>
      <IconButton
        size="sm"
        onPress={remove}
        aria-label={formatMessage(
          { id: 'ds.starred.remove', defaultMessage: 'Unstar {title}' },
          { title },
        )}
      >
        <Icon as={X} size={18} />
      </IconButton>
    </Row>
  );
}
