import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { withoutMarkers } from '../../theme/mixins.ts';
import { Above, Below, dayLine, When, Words } from './DatelineTexts.styles.ts';
import { Track, ruleAcross, stepColors } from './Dateline.styles.ts';

const { font, space } = tokens;

export const Step = styled.li`
  ${stepColors}
  position: relative;
  display: grid;
  min-inline-size: 0;

  &[data-today] {
    font-weight: ${font.weight.semibold};
  }
`;

// A row for each step: its day, its mark, then label and amount. The column of the days is as wide as the longest day, up to a part of
// the line that with very large texts leaves room for the labels.
const upright = css`
  grid-template-columns: fit-content(min(10rem, 55%)) var(--dateline-size) minmax(0, 1fr);
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
    /* Keeps today apart from the distance of the next step. */
    &[data-today] > ${Above} {
      margin-inline-end: ${space.md};
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
