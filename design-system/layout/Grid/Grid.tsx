import type { CSSProperties, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { getSpace, type Space } from '../../primitives/space.ts';
import { withoutMarkers } from '../../theme/mixins.ts';
import { toCssLength } from '../../theme/toCssLength.ts';

export type GridProps = {
  children: ReactNode;
  /**
   * The space between columns and rows.
   * @default 'md'
   */
  gap?: Space;
  /**
   * The minimum width of a column in px. There are as many columns as fit.
   * @default 288
   */
  minColumnWidth?: number | string;
  /**
   * Whether few children share the whole width. Otherwise they keep the width of a column, and the rest stays empty.
   * @default false
   */
  isFullWidth?: boolean;
  /**
   * The HTML element, if the group has a meaning.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'section';
  id?: string;
  className?: string;
  /** A ref to the element of `as`. */
  ref?: Ref<HTMLElement>;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--grid-column), 100%), 1fr));
  gap: var(--grid-gap);
  ${withoutMarkers}

  &[data-wide] {
    grid-template-columns: repeat(auto-fit, minmax(min(var(--grid-column), 100%), 1fr));
  }
  &:empty {
    display: none;
  }
  & > * {
    min-inline-size: 0;
  }
`;

/** Arranges its children in columns of equal width, as many as fit, without breakpoints. */
export function Grid(given: GridProps) {
  const {
    gap = 'md',
    minColumnWidth = 288,
    isFullWidth = false,
    as = 'div',
    ...props
  } = useProps('Grid', given);
  const style = {
    '--grid-gap': getSpace(gap),
    '--grid-column': toCssLength(minColumnWidth),
  } as CSSProperties;
  return <Root {...props} as={as} style={style} data-wide={isFullWidth || undefined} />;
}
