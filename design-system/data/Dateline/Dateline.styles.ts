import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, font, motion } = tokens;

/** The part of a step with the mark, and the rule to the next one. */
export const Rule = styled.span`
  grid-area: mark;
  position: relative;
  display: flex;
  align-items: center;
  block-size: 1.25rem;

  &::before {
    content: '';
    position: absolute;
    border: 0 solid ${color.text.default};
  }
  [data-line='dotted'] > &::before {
    border-color: ${color.border.control};
    border-style: dotted;
  }
  [data-line='none'] > &::before {
    display: none;
  }
`;

/** What stands above the rule: the amount and the distance of the next step, or the word for today. */
export const Above = styled.span`
  grid-area: above;
  display: flex;
  flex-direction: column;
  align-items: end;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Amount = styled.span`
  color: var(--dateline-amount);
  font-weight: ${font.weight.semibold};
`;

export const When = styled.span`
  grid-area: when;
  min-inline-size: 0;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Day = styled.time`
  display: block;
  font-weight: ${font.weight.semibold};
`;

export const FormerDay = styled.s`
  display: block;
  color: ${color.text.muted};
`;

export const Words = styled.span`
  grid-area: words;
  min-inline-size: 0;
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  hyphens: auto;

  & > * {
    display: block;
  }
`;

export const Muted = styled.span`
  color: ${color.text.muted};
`;

/** The state in words, whose catalogues have it as part of a sentence. */
export const State = styled.span`
  color: var(--dateline-mark);

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** The sentence of a step. It covers the step, so that fingers that explore the screen find it. */
export const Spoken = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
  user-select: none;
`;

// Made of borders, which are printed and have the colours of the user where those replace ours.
export const Mark = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  position: relative;
  inline-size: var(--dateline-size);
  block-size: var(--dateline-size);
  border: 2px solid var(--dateline-mark);
  border-radius: 50%;

  &::after {
    content: '';
    position: absolute;
    border: calc(var(--dateline-size) / 2 - 1px) solid var(--dateline-mark);
    border-radius: inherit;
    scale: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    &::after {
      transition: scale ${motion.duration.slow} ${motion.easing.standard};
    }
  }
  :is(
      [data-certainty='done'],
      [data-certainty='fixed'],
      [data-certainty='held'],
      [data-certainty='late']
    )
    > *
    > &::after {
    scale: 1;
  }
  [data-certainty='current'] > * > & {
    border-width: calc(var(--dateline-size) * 0.3125);
  }
  [data-certainty='waiting'] > * > & {
    border-style: dashed;
  }
  [data-certainty='held'] > * > & {
    border-radius: 3px;
  }
  [data-certainty='late'] > * > & {
    border-radius: 2px;
    rotate: 45deg;
    scale: 0.8;
  }
  & > svg {
    position: relative;
    z-index: 1;
    color: ${color.background.surface};

    ${forcedColors} {
      forced-color-adjust: none;
      color: Canvas;
    }
  }
`;

export const Step = styled.li`
  --dateline-mark: ${color.text.muted};
  --dateline-amount: ${color.text.default};

  position: relative;
  display: grid;
  min-inline-size: 0;

  &:is([data-certainty='done'], [data-certainty='fixed']) {
    --dateline-mark: ${color.success.text};
  }
  &[data-certainty='current'] {
    --dateline-mark: ${color.text.default};
  }
  &[data-certainty='held'] {
    --dateline-mark: ${color.warning.text};
    --dateline-amount: ${color.warning.text};
  }
  &[data-certainty='late'] {
    --dateline-mark: ${color.danger.text};
    --dateline-amount: ${color.danger.text};
  }
`;

/** The stroke for today. */
export const Today = styled(Step)`
  font-weight: ${font.weight.semibold};

  & > ${Rule} > span {
    border: 0 solid ${color.text.default};
  }
`;
