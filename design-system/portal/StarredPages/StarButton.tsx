import { Star } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useStar } from './useStar.ts';

export type StarButtonProps = {
  /** The URL of the current page: path and query within the application. */
  href: string;
  /** The title of the page. A function is called when the page is starred. */
  title: string | (() => string);
  /** A visible label, such as "Star this search". Without one the button has an icon only. */
  label?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

const StarIcon = styled.span`
  display: contents;

  &[data-on] > svg {
    fill: currentcolor;
  }
`;

/** Renders a button that stars and unstars the current page. `StarredPages` shows the starred pages. */
export function StarButton(given: StarButtonProps) {
  const { href, title, label, ...props } = useProps('StarButton', given);
  const star = useStar(href, title);
  const icon = (
    <StarIcon data-part="star-icon" data-on={star.isStarred || undefined}>
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
        aria-pressed={star.isStarred}
        onPress={star.toggle}
      >
        {label}
      </Button>
    );
  }
  return (
    <IconButton {...props} aria-label={star.label} onPress={star.toggle}>
      {icon}
    </IconButton>
  );
}
