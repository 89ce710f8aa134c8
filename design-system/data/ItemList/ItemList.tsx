import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition } from '../../theme/mixins.ts';

/** One row: what, more about it, and a state or figure at the end of the line. */
export type ItemListItem = { id: string; title: ReactNode; detail?: ReactNode; end?: ReactNode };

export type ItemListProps = {
  /** The rows, in their order. */
  items: readonly ItemListItem[];
  /**
   * Its accessible name, where no heading stands right above it.
   * @default none
   */
  label?: string;
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

const { color, space, font, radius } = tokens;

const Root = styled.ul`
  display: grid;
  margin-inline: calc(-1 * ${space.sm});
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.md};
  padding: ${space.sm};
  border-radius: ${radius.md};
  ${colorTransition('background-color')}

  &:has(a:hover) {
    background: ${color.background.hover};
  }
  & + &::before {
    content: '';
    position: absolute;
    inset-inline: ${space.sm};
    inset-block-start: 0;
    border-block-start: 1px solid ${color.border.subtle};
  }
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
`;

/** A short list in a card. A row whose title is a stretched Link is a target as a whole. */
export function ItemList({ items, label, ...props }: ItemListProps) {
  return (
    <Root {...props} aria-label={label}>
      {items.map(({ id, title, detail, end }) => (
        <Row key={id}>
          <Words>
            <div>{title}</div>
            {detail && <Detail>{detail}</Detail>}
          </Words>
          {end}
        </Row>
      ))}
    </Root>
  );
}
