import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** The level of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = {
  children: ReactNode;
  /** The level in the outline of the page: one more than the heading above, whatever the size. */
  level: HeadingLevel;
  /**
   * The font size: 14, 15, 17, 20 or 24 px. By default `2xl` for level 1, `lg` for 2 and `md` below.
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  id?: string;
  className?: string;
  ref?: Ref<HTMLHeadingElement>;
};

const { font } = tokens;

const Root = styled.h2`
  min-inline-size: 0;
  font-size: ${font.size.md};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-size='sm'] {
    font-size: ${font.size.sm};
  }
  &[data-size='lg'] {
    font-size: ${font.size.lg};
  }
  &[data-size='xl'] {
    font-size: ${font.size.xl};
    font-weight: ${font.weight.bold};
  }
  &[data-size='2xl'] {
    font-size: ${font.size['2xl']};
    font-weight: ${font.weight.bold};
  }
`;

const sizes = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'md', 5: 'md', 6: 'md' } as const;

/** Renders a heading within the content of a page. `Page` and `Card` render their own. */
export function Heading(given: HeadingProps) {
  const { level, size, ...props } = useProps('Heading', given);
  return <Root {...props} as={`h${level}`} data-size={size ?? sizes[level]} />;
}
