import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, motion } = tokens;

/** The colours of a step, by how certain it is. */
export const stepColors = css`
  --dateline-mark: ${color.text.muted};

  &:is([aria-current], [data-state='current']) {
    --dateline-mark: ${color.text.default};
  }
  &:is([data-state='done'], [data-state='fixed']) {
    --dateline-mark: ${color.success.text};
  }
  &[data-state='held'] {
    --dateline-mark: ${color.warning.text};
  }
  &[data-state='late'] {
    --dateline-mark: ${color.danger.text};
  }
`;

/** The box of a step's mark, or of `i`, the stroke for today. Its `::before` is the rule to the next step. */
export const Track = styled.span`
  position: relative;
  display: flex;
  align-items: center;

  /* Both are drawn as borders: the layout sets the width of one side. */
  &::before,
  & > i {
    border: 0 solid ${color.text.default};
  }
  &::before {
    content: '';
    position: absolute;
  }
  [data-line='dotted'] > &::before {
    border-color: ${color.text.muted};
    border-style: dotted;
  }
  [data-line='none'] > &::before {
    display: none;
  }
`;

/** Lays out the rule of a step horizontally. */
export const ruleAcross = css`
  & > ${Track} {
    block-size: calc(var(--dateline-size) + 0.25rem);

    /* A gap of 3px on both sides. */
    &::before {
      inset-inline: calc(var(--dateline-size) + 3px) 3px;
      border-block-start-width: var(--dateline-rule);
    }
    & > i {
      block-size: 100%;
      border-inline-start-width: var(--dateline-rule);
    }
  }
  /* The stroke and the gap. */
  &[data-today] > ${Track}::before {
    inset-inline-start: calc(var(--dateline-rule) + 3px);
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

// The mark is made of borders, because browsers print them and forced colours keep them.
export const Mark = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
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

    @media (prefers-reduced-motion: no-preference) {
      transition: scale ${motion.duration.slow} ${motion.easing.standard};
    }
  }
  :is([aria-current], [data-state='done'], [data-state='held'], [data-state='late'])
    > *
    > &::after {
    scale: 1;
  }
  /* A thick ring. */
  [data-state='current'] > * > & {
    border-width: calc(var(--dateline-size) * 0.3125);
  }
  [data-state='waiting'] > * > & {
    border-style: dashed;
  }
  [data-state='held'] > * > & {
    border-radius: 20%;
  }
  [data-state='late'] > * > & {
    border-radius: 12%;
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
