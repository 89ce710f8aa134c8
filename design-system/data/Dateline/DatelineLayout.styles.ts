import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { withoutMarkers } from '../../theme/mixins.ts';
import { Track, ruleAcross, stepColors } from './Dateline.styles.ts';

const { color, font, space } = tokens;

const text = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* Catalogues have states in lower case, because sentences contain them; alone, a state begins with a capital letter. */
  & > [data-word] {
    color: var(--dateline-mark);

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

/** The text above the rule: the amount and the distance of the next step, or the word for today. */
export const Above = styled.span`
  ${text}
  grid-area: above;

  & > b {
    font-weight: ${font.weight.semibold};
  }
  :is([data-certainty='held'], [data-certainty='late']) > & > b {
    color: var(--dateline-mark);
  }
`;

/** The day of a step, and its previous day if it was moved. */
export const When = styled.span`
  ${text}
  grid-area: when;

  & > time {
    font-weight: ${font.weight.semibold};
  }
  & [data-short] {
    display: none;
  }
  & > s {
    color: ${color.text.muted};
  }
`;

/** The label, the state, and further notes. */
export const Words = styled.span`
  ${text}
  grid-area: words;
  hyphens: auto;

  & > :not([data-word]) {
    color: ${color.text.muted};
  }
`;

/** The day with the label directly below it; in rows both are cells of the grid. */
export const Texts = styled.span`
  display: contents;
`;

/** Sentences about steps, each after the label of its step. */
export const Notes = styled.ul`
  display: grid;
  row-gap: ${space['2xs']};
  min-inline-size: 0;
  font-size: ${font.size.sm};
  ${withoutMarkers}

  & > li {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.xs};
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: ${font.weight.semibold};
    color: ${color.text.default};
  }
`;

export const Step = styled.li`
  ${stepColors}
  position: relative;
  display: grid;
  min-inline-size: 0;

  & > ${Track} {
    grid-area: mark;
  }
  &[data-today] {
    font-weight: ${font.weight.semibold};
  }
`;

// A row for each step: its day, its mark, then label and amount.
const upright = css`
  & > ${Step} {
    grid-template:
      'when mark words' auto
      'when mark above' 1fr / 5.75rem 1.125rem minmax(0, 1fr);
    column-gap: ${space.sm};
    min-block-size: 2.75rem;

    & > ${Track} {
      align-items: start;
      padding-block-start: 0.125rem;

      &::before {
        inset-block: 1.375rem -0.0625rem;
        inset-inline-start: calc(50% - 1.5px);
        border-inline-start-width: 3px;
      }
    }
    & :is(${When}, ${Above}) {
      padding-block-end: ${space['2xs']};
    }
  }
  & > [data-today] {
    min-block-size: 1.75rem;

    & > ${Above} {
      grid-area: when;
    }
    & > ${Track} {
      padding-block-start: 0.5625rem;

      & > i {
        inline-size: 100%;
        border-block-start-width: 2px;
      }
      &::before {
        inset-block-start: 0.8125rem;
      }
    }
  }
`;

// A column for each step: its amount above its mark, its day and label below.
const across = css`
  grid-template-columns: var(--dateline-columns);
  grid-template-rows: repeat(3, auto);

  & > ${Step} {
    ${ruleAcross}
    grid-template: subgrid [above] [mark] [texts] / minmax(0, 1fr);
    grid-row: 1 / -1;

    & > * {
      grid-column: 1;
    }
    & > :not(${Track}) {
      margin-inline-end: ${space.sm};
    }
    /* The next step is what matters: its mark is filled, and its day is larger. */
    &[aria-current='step'] time {
      font-size: ${font.size.md};
    }
    & > ${Above} {
      grid-row: 1;
      justify-content: end;
    }
    /* Separates today from the distance of the next step. */
    &[data-today]:not(:last-child) > ${Above} {
      flex-direction: row;
      align-items: end;
      justify-content: start;

      &::after {
        content: '·';
        margin-inline-start: ${space['2xs']};
      }
    }
    & > ${Track} {
      grid-row: 2;
    }
    & > ${Texts} {
      display: flex;
      flex-direction: column;
      grid-row: 3;
      min-inline-size: 0;
    }
  }
`;

export const Frame = styled.div`
  --dateline-size: 1.125rem;
  --dateline-rule: 3px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space.xs};
  justify-items: start;
  min-inline-size: 0;
  container-type: inline-size;
`;

/** The button, whose text is flush with the list. */
export const Foot = styled.div`
  margin-inline-start: calc(-1 * ${space.sm} - 1px);
`;

function layOut(width: string) {
  return css`
    @container (inline-size < ${width}) {
      ${upright}
    }
    @container (inline-size >= ${width}) {
      ${across}
    }
  `;
}

// Columns of a tablet have no room for “about”.
const narrow = css`
  @container (41rem <= inline-size < 57rem) {
    & [data-long] {
      display: none;
    }
    & [data-short] {
      display: inline;
    }
    & > ${Step} time {
      font-size: ${font.size.sm};
    }
  }
`;

// Horizontal where each step has room for a day. A page of 768 px has 41rem (656 px) within the padding of page and card.
export const Line = styled.ol`
  display: grid;
  inline-size: 100%;
  min-inline-size: 0;
  ${withoutMarkers}

  &[data-room='few'] {
    ${layOut('41rem')}
    ${narrow}
  }
  &[data-room='some'] {
    ${layOut('57rem')}
  }
  &[data-room='many'] {
    ${layOut('68rem')}
  }
`;
