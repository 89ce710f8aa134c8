import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, from } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

export const Root = styled.div`
  --card-title: ${font.size.lg};

  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  padding: ${space.md} var(--card-inset, ${space.lg}) 0;
  border-radius: inherit;

  ${from.md} {
    &[data-title='card'] {
      --card-title: ${font.size.xl};
    }
  }
  &[data-title='section'] {
    --card-title: ${font.size.md};
  }
`;

export const Texts = styled.div`
  flex: 1 1 6rem;
  min-inline-size: 0;
  padding-block: 0.1rem;
  border-radius: inherit;
`;

export const Title = styled.h2`
  font-size: var(--card-title);
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Hint = styled.div`
  margin-block-start: ${space['2xs']};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space['2xs']};
  /* The actions are centred on the first line of the title, whatever their height. */
  block-size: calc(var(--card-title) * ${font.line.snug} + 0.2rem);
  max-inline-size: 100%;
  margin-inline: auto calc(-1 * ${space.xs});

  /* A text action ends with the content of the card. The menu, invisible until the card is hovered, is before the action. */
  @media (hover: hover) {
    &:has(> [data-variant='ghost']:not([data-shape])) {
      margin-inline-end: calc(-1 * ${space.sm} - 1px);

      & > [data-part='card-actions'] {
        order: -1;
      }
    }
  }
  /* Badges and filled buttons have visible edges, which end with the content of the card. */
  &:has(> :is(span[data-size], [data-variant='solid'], [data-variant='soft']):last-child) {
    margin-inline-end: 0;
  }
`;
