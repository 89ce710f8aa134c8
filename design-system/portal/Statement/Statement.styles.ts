import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { alignedFigures } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

const onPaper = '@media print';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding: ${space.lg};
  border: 1px solid ${color.border.default};
  border-radius: ${tokens.radius.lg};
  background: ${color.background.surface};
  color: ${color.text.default};

  ${onPaper} {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  padding-block-end: ${space.sm};
  border-block-end: 2px solid ${color.text.default};
`;

export const Title = styled.h2`
  font-size: ${font.size.xl};
  font-weight: ${font.weight.semibold};
`;

export const Issuer = styled.span`
  font-weight: ${font.weight.semibold};
`;

/** Terms with their values: in columns above the entries, as lines of a sum below them. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space.sm} ${space.lg};

  & dt {
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
  & dd {
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
  }
  &[data-totals] {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-self: end;
    gap: ${space['2xs']} 0;
    min-inline-size: min(22rem, 100%);
    break-inside: avoid;
  }
  &[data-totals] :is(dt, dd) {
    color: inherit;
    font-size: inherit;
  }
  &[data-totals] dd {
    padding-inline-start: ${space.xl};
    ${alignedFigures}
  }
  &[data-totals] > :is(dt:nth-last-of-type(1), dd:nth-last-of-type(1)) {
    padding-block-start: ${space['2xs']};
    border-block-start: 1px solid ${color.text.default};
    font-weight: ${font.weight.semibold};
  }
`;

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};

  & :is(th, td) {
    padding: ${space['2xs']} ${space.xs};
    border-block-end: 1px solid ${color.border.default};
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & [data-numeric] {
    ${alignedFigures}
    white-space: nowrap;
  }
  & thead th {
    color: ${color.text.muted};
    font-weight: ${font.weight.medium};
  }
  /* On a phone the table scrolls, so that the text is not cut into syllables. */
  & tbody th {
    min-inline-size: 10rem;
    font-weight: ${font.weight.regular};
    overflow-wrap: break-word;
  }
  ${onPaper} {
    & tr {
      break-inside: avoid;
    }
  }
`;

export const Note = styled.p`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
`;
