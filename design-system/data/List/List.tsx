import { Check, Dot, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export type ListProps = {
  /** The points, in their order. */
  items: readonly ReactNode[];
  /**
   * What stands before each: a dot, or a sign where the list is of things to do or to leave.
   * @default 'dot'
   */
  marker?: 'dot' | 'check' | 'cross';
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

const { color, space } = tokens;

const Root = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.xs};
    overflow-wrap: anywhere;
  }
  & svg {
    margin-block-start: 0.2em;
    color: ${color.text.muted};
  }
  &[data-marker='check'] svg {
    color: ${color.success.text};
  }
  &[data-marker='cross'] svg {
    color: ${color.danger.text};
  }
`;

const signs = { dot: Dot, check: Check, cross: X };

/** Points below each other. What the signs mean has to stand in the heading above too. */
export function List({ items, marker = 'dot', ...props }: ListProps) {
  return (
    <Root {...props} data-marker={marker}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon as={signs[marker]} size={18} />
          <bdi>{item}</bdi>
        </li>
      ))}
    </Root>
  );
}
