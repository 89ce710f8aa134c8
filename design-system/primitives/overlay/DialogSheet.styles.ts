import { Dialog, Heading } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, printWhole } from '../../theme/mixins.ts';
import { toneColors } from '../tone.styles.ts';

const { color, space, font } = tokens;

export const Sheet = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  /* With very large texts in a low window, title and actions leave no room: then everything scrolls. */
  overflow-y: auto;
  outline: none;
  ${printWhole}

  & > [data-part='scroll-area'] {
    min-block-size: 4.5rem;
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${space.sm};
  padding-block: ${space.md} ${space.sm};
  padding-inline: ${space.lg} ${space.md};
`;

export const IconSlot = styled.span`
  ${toneColors}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: 50%;
  background: var(--tone-soft);
  color: var(--tone-on-soft);
`;

export const Title = styled(Heading)`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.2rem;
  font-size: ${font.size.xl};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding: ${space['2xs']} ${space.lg} ${space.lg};
  overflow-wrap: anywhere;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  margin-block-start: auto;
  padding: ${space.md} ${space.lg};
  border-block-start: 1px solid ${color.border.subtle};
  background: ${color.background.raised};

  &:empty {
    display: none;
  }

  ${below.sm} {
    & > *,
    & > [data-part='dialog-actions'] > * {
      flex: 1 1 auto;
    }
  }
`;
