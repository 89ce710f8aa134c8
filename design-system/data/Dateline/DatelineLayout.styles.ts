import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { withoutMarkers } from '../../theme/mixins.ts';
import { Track, ruleAcross, stepColors } from './Dateline.styles.ts';

const { color, font, space } = tokens;

/** The height of the line of a day, also of the next one, which is larger: so all labels are at the same height. */
const dayLine = '1.5rem';

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

  & > b {
    font-weight: ${font.weight.semibold};
  }
  :is([data-certainty='held'], [data-certainty='late']) > & > b {
    color: var(--dateline-mark);
  }
`;

/** The day of a step, or the short reason why it has none. */
export const When = styled.span`
  ${text}
  line-height: ${dayLine};

  /* A day never breaks. */
  & > time {
    font-weight: ${font.weight.semibold};
    white-space: pre;
  }
  /* An exact time may be on the line below its day. */
  & > time[data-exact] {
    white-space: normal;
  }
  /* “About” is left out where only the day has room: it is on a line of its own then, which is cut off. The ring shows it too. */
  & > time[data-approximate] {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-end;
    block-size: ${dayLine};
    overflow: hidden;

    /* In some languages, “about” follows the day. */
    &:has(> [data-day]:first-child) {
      align-content: flex-start;
    }
  }
  [aria-current] & > time {
    font-size: ${font.size.lg};
  }
  /* With very large texts on a phone, a day has no room on one line. */
  @container (inline-size < 14rem) {
    & > time:not([data-approximate]) {
      white-space: normal;
    }
  }
`;

/** The label, the state, the previous day and a detail. */
export const Words = styled.span`
  ${text}
  hyphens: auto;

  & > :not([data-word]) {
    color: ${color.text.muted};
  }
`;

/** Day and label, directly below each other where the steps are columns. */
export const Below = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** The sentences about steps. */
export const Notes = styled.div`
  display: grid;
  gap: ${space['2xs']};
  color: ${color.text.muted};
  font-size: ${font.size.sm};

  & b {
    margin-inline-end: ${space['2xs']};
    color: ${color.text.default};
    font-weight: ${font.weight.semibold};
  }
`;

export const Step = styled.li`
  ${stepColors}
  position: relative;
  display: grid;
  min-inline-size: 0;

  &[data-today] {
    font-weight: ${font.weight.semibold};
  }
`;

// A row for each step: its day, its mark, then label and amount. The column of the days is as wide as the longest day.
const upright = css`
  grid-template-columns: fit-content(10rem) var(--dateline-size) minmax(0, 1fr);
  column-gap: ${space.sm};

  & > ${Step} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    grid-template-rows: auto 1fr;
    min-block-size: 2.75rem;

    & > ${Below} {
      display: contents;
    }
    & ${When} {
      grid-row: 1 / 3;
      grid-column: 1;
    }
    & > ${Track} {
      grid-row: 1 / 3;
      grid-column: 2;
      align-items: start;
      padding-block-start: calc((${dayLine} - var(--dateline-size)) / 2);

      &::before {
        inset-block: calc((${dayLine} + var(--dateline-size)) / 2) 0;
        inset-inline-start: calc((100% - var(--dateline-rule)) / 2);
        border-inline-start-width: var(--dateline-rule);
      }
    }
    & ${Words} {
      grid-row: 1;
      grid-column: 3;
      padding-block-start: 0.125rem;
    }
    & > ${Above} {
      grid-row: 2;
      grid-column: 3;
    }
    & :is(${When}, ${Above}) {
      padding-block-end: ${space['2xs']};
    }
  }
  & > [data-today] {
    min-block-size: 1.75rem;

    & > ${Above} {
      grid-row: 1;
      grid-column: 1;
    }
    & > ${Track} {
      padding-block-start: 0.5625rem;

      & > i {
        inline-size: 100%;
        border-block-start-width: var(--dateline-rule);
      }
      &::before {
        inset-block-start: 0.875rem;
      }
    }
  }
`;

// A column for each step: its amount above its mark, its day below, and its label directly under its day.
const across = css`
  grid-template-columns: var(--dateline-columns);
  grid-template-rows: repeat(3, auto);

  & > ${Step} {
    ${ruleAcross}
    grid-template: subgrid / minmax(min-content, 1fr);
    grid-row: 1 / -1;

    & > * {
      grid-column: 1;
    }
    & > :not(${Track}) {
      margin-inline-end: ${space.sm};
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
    & > ${Below} {
      grid-row: 3;
    }
  }
  /* In narrow columns “about” would have room at some days only. */
  @container (inline-size < 57rem) {
    & [data-approximate] > :not([data-day]) {
      display: none;
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

// Horizontal where each step has room for a day. A page of 768 px has 41rem (656 px) within the padding of page and card.
export const Line = styled.ol`
  display: grid;
  inline-size: 100%;
  min-inline-size: 0;
  ${withoutMarkers}

  &[data-room='few'] {
    ${layOut('41rem')}
  }
  &[data-room='some'] {
    ${layOut('57rem')}
  }
  &[data-room='many'] {
    ${layOut('68rem')}
  }
`;
