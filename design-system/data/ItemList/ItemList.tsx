import type { ReactNode, Ref } from 'react';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, from } from '../../theme/mixins.ts';

/**
 * A row: a title with an optional detail, an icon or avatar before them, and a status or figure at the end of the line. `middle` is between
 * them, such as a small Dateline; in a narrow list it has its own line.
 */
export type ItemListItem = {
  id: string;
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  middle?: ReactNode;
  end?: ReactNode;
};

export type ItemListProps = {
  /** The rows in order. */
  items: readonly ItemListItem[];
  /** The accessible name, if there is no heading directly above. */
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

const Main = styled.div`
  display: flex;
  flex: 1 1 12.5rem;
  align-items: center;
  gap: ${space.sm};
  min-inline-size: 0;

  ${from.md} {
    flex-basis: 17rem;
  }
`;

const Middle = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
`;

const End = styled.div`
  margin-inline-start: auto;
`;

const Texts = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
`;

/** Renders a short list of rows in a card; the focus of a removed row moves to its neighbour. If the title of a row is a stretched Link, the whole row is its target. */
export function ItemList({ items, label, ...props }: ItemListProps) {
  const focus = useFocusAfterRemoval();
  return (
    <Root {...props} {...focus} aria-label={label}>
      {items.map(({ id, start, title, detail, middle, end }) => (
        <Row key={id}>
          <Main>
            {start}
            <Texts>
              <div>{title}</div>
              {detail && <Detail>{detail}</Detail>}
            </Texts>
          </Main>
          {middle && <Middle>{middle}</Middle>}
          {end && <End>{end}</End>}
        </Row>
      ))}
    </Root>
  );
}
