import type { CSSProperties, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { below, withoutMarkers } from '../../theme/mixins.ts';
import { getSpace, type Space } from '../../primitives/space.ts';

export type InlineProps = {
  children: ReactNode;
  /**
   * The space between the children, also between lines.
   * @default 'xs'
   */
  gap?: Space;
  /**
   * The vertical alignment of the children.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * The horizontal distribution of the children.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Whether each child fills a line on phones, such as the buttons of a landing page.
   * @default false
   */
  isFullWidth?: boolean;
  /**
   * The HTML element, if the group has a meaning.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'li' | 'span' | 'header' | 'footer';
  id?: string;
  className?: string;
  /** A ref to the element of `as`. */
  ref?: Ref<HTMLElement>;
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--inline-gap);
  min-inline-size: 0;
  ${withoutMarkers}

  ${below.sm} {
    &[data-full-width] > * {
      flex: 1 0 100%;
    }
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

/** Arranges its children horizontally and wraps them. */
export function Inline(given: InlineProps) {
  const {
    gap = 'xs',
    align = 'center',
    justify = 'start',
    isFullWidth = false,
    as = 'div',
    ...props
  } = useProps('Inline', given);
  const style = { '--inline-gap': getSpace(gap) } as CSSProperties;
  return (
    <Root
      {...props}
      as={as}
      data-align={align}
      data-justify={justify}
      data-full-width={isFullWidth || undefined}
      style={style}
    />
  );
}
