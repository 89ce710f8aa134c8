import type { CSSProperties, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { getSpace, type Space } from '../space.ts';
import { withoutMarkers } from '../../theme/mixins.ts';

export type StackProps = {
  children: ReactNode;
  /**
   * The space between the children.
   * @default 'md'
   */
  gap?: Space;
  /**
   * The horizontal alignment of the children. Badges, and buttons without `isFullWidth`, are not stretched.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /**
   * The HTML element, if the group has a meaning.
   * @default 'div'
   */
  as?: 'div' | 'span' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'aside';
  id?: string;
  className?: string;
  /** A ref to the element of `as`. */
  ref?: Ref<HTMLElement>;
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--stack-gap);
  min-inline-size: 0;
  ${withoutMarkers}

  /* A live text without content takes no space, not even a gap. */
  & > [data-part='live-text']:empty {
    display: none;
  }
  /* Buttons ([data-variant]) and badges (span) keep their width: stretched, they would look like bars. */
  &[data-align='stretch'] > :is([data-variant], span)[data-size]:not([data-wide]) {
    align-self: flex-start;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;

/** Arranges its children vertically with equal space between them. */
export function Stack(given: StackProps) {
  const { gap = 'md', align = 'stretch', as = 'div', ...props } = useProps('Stack', given);
  const style = { '--stack-gap': getSpace(gap) } as CSSProperties;
  return <Root {...props} as={as} data-align={align} style={style} />;
}
