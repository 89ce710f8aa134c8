import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors, transition } from '../../theme/mixins.ts';

const { color, font, radius, space } = tokens;

/** The strength of a password: a bar in four steps and a label. */
export const Meter = styled.div`
  --meter-color: ${color.danger.text};
  --meter-share: 0%;

  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-inline-start: auto;
  padding-block-start: ${space['2xs']};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};

  &[data-strength='1'] {
    --meter-share: 25%;
  }
  &[data-strength='2'] {
    --meter-color: ${color.warning.text};
    --meter-share: 50%;
  }
  &[data-strength='3'] {
    --meter-color: ${color.success.text};
    --meter-share: 75%;
  }
  &[data-strength='4'] {
    --meter-color: ${color.success.text};
    --meter-share: 100%;
  }
  & > [data-part='bar'] {
    inline-size: 4rem;
    block-size: 0.25rem;
    overflow: hidden;
    border-radius: ${radius.pill};
    background: ${color.border.default};

    &::before {
      content: '';
      display: block;
      inline-size: var(--meter-share);
      block-size: 100%;
      background: var(--meter-color);
      ${transition('inline-size')}
    }
  }
  & > [data-part='label'] {
    display: grid;

    & > span {
      grid-area: 1 / 1;
    }
    & > [aria-hidden='true'] {
      visibility: hidden;
    }
  }
  ${forcedColors} {
    & > [data-part='bar'] {
      display: none;
    }
  }
`;
