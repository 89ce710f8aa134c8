import { Star } from 'lucide-react';
import { use, type Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useNotices } from '../../feedback/Notices/notices.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { starredLimit } from './starredPage.ts';
import { StarredContext, useStarredPages } from './starredStore.ts';

export type StarButtonProps = {
  /** The URL of the current page: path and query within the application. */
  href: string;
  /** The title of the page. A function is called when the page is starred. */
  title: string | (() => string);
  /** A visible label, such as "Star this search". Without one the button has an icon only. */
  label?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
};

const StarIcon = styled.span`
  display: contents;

  &[data-on] > svg {
    fill: currentcolor;
  }
`;

/** Renders a button that stars and unstars the current page. `StarredPages` shows the starred pages. */
export function StarButton({ href, title, label, ...props }: StarButtonProps) {
  const { formatMessage } = useIntl();
  const { notify } = useNotices();
  const starred = use(StarredContext);
  const isStarred = useStarredPages().some((page) => page.href === href);

  function toggle(): void {
    if (isStarred) starred.unstar(href);
    else if (!starred.star({ href, title: typeof title === 'string' ? title : title() })) {
      notify({
        tone: 'warning',
        text: formatMessage(
          {
            id: 'ds.starred.full',
            defaultMessage: 'You can star up to {limit, number} pages. Unstar one first.',
          },
          { limit: starredLimit },
        ),
      });
    }
  }

  const icon = (
    <StarIcon data-on={isStarred || undefined}>
      <Icon as={Star} size={20} />
    </StarIcon>
  );
  if (label !== undefined) {
    return (
      <Button
        {...props}
        variant="ghost"
        size="sm"
        icon={icon}
        aria-pressed={isStarred}
        onPress={toggle}
      >
        {label}
      </Button>
    );
  }
  return (
    <IconButton
      {...props}
      label={
        isStarred
          ? formatMessage({ id: 'ds.starred.unstar', defaultMessage: 'Unstar this page' })
          : formatMessage({ id: 'ds.starred.star', defaultMessage: 'Star this page' })
      }
      onPress={toggle}
    >
      {icon}
    </IconButton>
  );
}
