import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { Above, Rule, Today, When, Words } from './Dateline.styles.ts';

const { font, space } = tokens;

const upright = css`
  & > * {
    grid-template: 'when mark words above' auto / 5.75rem var(--dateline-size) minmax(0, 1fr) auto;
    column-gap: ${space.sm};
    min-block-size: 2.75rem;
  }
  & > * > ${Rule} {
    align-self: stretch;
    align-items: start;
    block-size: auto;
    padding-block-start: 0.125rem;

    &::before {
      inset-block: 1.25rem -0.0625rem;
      inset-inline-start: calc(50% - 1px);
      border-inline-start-width: 2px;
    }
  }
  & > * > :is(${When}, ${Words}) {
    padding-block-end: ${space['2xs']};
  }
  & > * > ${Above} {
    max-inline-size: 7rem;
    text-align: end;
  }
  & > ${Today} {
    min-block-size: 1.75rem;

    & > ${Above} {
      grid-area: when;
      align-items: start;
    }
    & > ${Rule} {
      padding-block-start: 0.5625rem;

      & > span {
        inline-size: 100%;
        border-block-start-width: 2px;
      }
      &::before {
        inset-block-start: 0.8125rem;
      }
    }
  }
`;

const across = css`
  grid-template-columns: var(--dateline-columns);
  grid-template-rows: repeat(4, auto);

  & > * {
    grid-template: subgrid [above] [mark] [when] [words] / minmax(0, 1fr);
    grid-row: 1 / -1;
    min-block-size: 0;
  }
  & > * > * {
    grid-column: 1;
    margin-inline-end: ${space.sm};
  }
  & > * > ${Above} {
    grid-row: 1;
    align-items: start;
    justify-content: end;
    max-inline-size: none;
    text-align: start;
  }
  & > * > ${Rule} {
    grid-row: 2;
    align-self: start;
    align-items: center;
    block-size: calc(var(--dateline-size) + 0.25rem);
    margin: 0;
    padding: 0;

    &::before {
      inset-block: calc(50% - 1px) auto;
      inset-inline: calc(var(--dateline-size) + 3px) 3px;
      border-width: 0;
      border-block-start-width: 2px;
    }
  }
  & > * > ${When} {
    grid-row: 3;
  }
  & > * > ${Words} {
    grid-row: 4;
  }
  & > ${Today} {
    & > ${Above} {
      grid-area: auto;
      grid-row: 1;
      grid-column: 1;
    }
    & > ${Rule} {
      padding: 0;

      & > span {
        inline-size: 0;
        block-size: 100%;
        border-width: 0;
        border-inline-start-width: 2px;
      }
      &::before {
        inset-inline-start: 5px;
      }
    }
  }
`;

// On the narrowest phones amounts are below the label.
const narrow = css`
  & > * {
    grid-template: 'when mark words' auto 'when mark above' 1fr / 5.75rem var(
        --dateline-size
      ) minmax(0, 1fr);
  }
  & > * > ${Above} {
    align-items: start;
    max-inline-size: none;
    text-align: start;
  }
`;

export const Frame = styled.div`
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

export const Line = styled.ol`
  --dateline-size: 1rem;

  display: grid;
  inline-size: 100%;
  min-inline-size: 0;
  list-style: none;

  &[data-size='md'] {
    ${upright}
  }
  &[data-size='md'] {
    @container (inline-size < 18rem) {
      ${narrow}
    }
  }
  /* The label is read before its day. */
  &[data-size='sm'] {
    --dateline-size: 0.75rem;

    ${across}

    & > * > ${Words} {
      grid-row: 3;

      & > * {
        display: inline;
        margin-inline-end: ${space['2xs']};
      }
    }
    & > * > ${When} {
      grid-row: 4;
    }
    & > * > * {
      margin-inline-end: ${space['2xs']};
      line-height: ${font.line.tight};
    }
    & > ${Today} {
      inline-size: ${space.md};
    }
  }
  /* Where each step has room for a day. A page of 768 px has 41rem within the padding of page and card. */
  &[data-size='md'][data-room='few'] {
    @container (inline-size >= 41rem) {
      ${across}
    }
  }
  &[data-size='md'][data-room='some'] {
    @container (inline-size >= 54rem) {
      ${across}
    }
  }
  &[data-size='md'][data-room='many'] {
    @container (inline-size >= 68rem) {
      ${across}
    }
  }
`;
