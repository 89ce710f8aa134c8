import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Actions, Hint, Root, Title, Words } from './CardHeader.styles.ts';

/** What the head of a card says. */
export type CardHeading = {
  /** What the card is about; its heading and accessible name. */
  title: ReactNode;
  /**
   * The level of the heading in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined;
  /**
   * Makes the heading a link whose area is the whole card.
   * @default no link
   */
  href?: string | undefined;
  /**
   * A line below the title.
   * @default none
   */
  hint?: ReactNode;
  /**
   * A drawing or an avatar before the title.
   * @default none
   */
  icon?: ReactNode;
  /**
   * What can be done with the thing: buttons or a badge at the end of the head.
   * @default none
   */
  actions?: ReactNode;
};

export type CardHeaderProps = CardHeading & {
  /**
   * More at the end, after the actions.
   * @default none
   */
  children?: ReactNode;
  /**
   * The id of the title, where something is named after it.
   * @default none
   */
  titleId?: string;
  id?: string;
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

/** The head of a Card: also for a surface of your own that should look like one. */
export function CardHeader({
  title,
  level = 2,
  href,
  hint,
  icon,
  actions,
  children,
  titleId,
  ...props
}: CardHeaderProps) {
  return (
    <Root {...props}>
      {icon}
      <Words>
        <Title as={`h${level}`} id={titleId} data-card-title="">
          {href === undefined ? title : <WholeCardLink href={href}>{title}</WholeCardLink>}
        </Title>
        {hint && <Hint>{hint}</Hint>}
      </Words>
      {(actions || children) && (
        <Actions>
          {actions}
          {children}
        </Actions>
      )}
    </Root>
  );
}
