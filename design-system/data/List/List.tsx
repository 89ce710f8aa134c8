import { Check, Dot, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { withoutMarkers } from '../../theme/mixins.ts';

export type ListProps = {
  /** The points in order. */
  items: readonly ReactNode[];
  /**
   * The marker before each point: a dot, or an icon for things to do or to avoid.
   * @default 'dot'
   */
  marker?: 'dot' | 'check' | 'cross';
  /** The language of the points as a BCP 47 tag, if the page has another; empty if it is unknown. */
  lang?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLUListElement>;
};

const { color, space } = tokens;

const Root = styled.ul`
  display: grid;
  gap: ${space.xs};
  ${withoutMarkers}

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
`;

const icons = { dot: Dot, check: Check, cross: X };

/** Renders a list of points. The heading above must explain the markers. */
export function List(given: ListProps) {
  const { items, marker = 'dot', ...props } = useProps('List', given);
  return (
    <Root {...props} data-marker={marker}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon as={icons[marker]} size={18} />
          <bdi>{item}</bdi>
        </li>
      ))}
    </Root>
  );
}
