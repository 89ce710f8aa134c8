import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template: auto / auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space.xs};

  && textarea {
    max-block-size: calc(6lh + 2 * ${tokens.space.xs});
    resize: none;

    @media print {
      max-block-size: none;
    }
  }
`;

export const Attachments = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 1 / -1;
  gap: ${tokens.space.xs};
  min-inline-size: 0;

  &:not(:has(> :not(:empty))) {
    display: none;
  }
`;

export const Field = styled.div`
  grid-column: 2;
  min-inline-size: 0;
`;
