import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { Actions, Hint, Root, Title, Texts } from './CardHeader.styles.ts';

/** The content of a card header. */
export type CardHeading = {
  /** The heading and accessible name of the card. */
  title: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined;
  /** The URL of a link whose target is the whole card. */
  href?: string | undefined;
  /** A line below the title. */
  description?: ReactNode;
  /** An icon or avatar before the title. */
  icon?: ReactNode;
  /** Buttons or a badge at the end of the header. */
  actions?: ReactNode;
};

export type CardHeaderProps = CardHeading & {
  /** More content at the end, after the actions. */
  children?: ReactNode;
  /** The `id` of the title, for elements labelled by it. */
  titleId?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const WholeCardLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

/** Returns the rank of the title: a card of the page, a section within one, or a card that is an item of a list. */
function getTitleRank({ level, href }: Pick<CardHeading, 'level' | 'href'>) {
  if (href !== undefined) return 'item';
  return level === 2 ? 'card' : 'section';
}

/** Renders the header of a Card. Use it directly on a surface that is not a Card. */
export function CardHeader(given: CardHeaderProps) {
  const {
    title,
    level = 2,
    href,
    description,
    icon,
    actions,
    children,
    titleId,
    ...props
  } = useProps('CardHeader', given);
  return (
    <Root {...props} data-title={getTitleRank({ level, href })}>
      {icon}
      <Texts data-part="texts">
        <Title data-part="title" as={`h${level}`} id={titleId} data-card-title="">
          {href === undefined ? (
            title
          ) : (
            <WholeCardLink data-part="whole-card-link" href={href}>
              {title}
            </WholeCardLink>
          )}
        </Title>
        {description && <Hint data-part="description">{description}</Hint>}
      </Texts>
      {(actions || children) && (
        <Actions data-part="actions">
          {actions}
          {children}
        </Actions>
      )}
    </Root>
  );
}
