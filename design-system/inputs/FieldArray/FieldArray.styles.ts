import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { errorStyles, labelStyles } from '../field/FieldFrame/FieldFrame.styles.ts';

const { color, font, radius, space } = tokens;

export const ArrayRoot = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  ${labelStyles}
`;

export const Rows = styled.ol`
  display: grid;
  gap: ${space.md};
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-layout='table'] {
    gap: ${space.xs};
  }
`;

export const RowGroup = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: flex-start;
  min-inline-size: 0;
  margin: 0;
  padding: ${space.md};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};

  &[hidden] {
    display: none;
  }
  & > [data-part='row-label'] {
    padding-inline: ${space['2xs']};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
  }
  [data-layout='table'] & {
    padding: 0;
    border: 0;
  }
  [data-layout='table'] & > [data-part='row-label'] {
    ${visuallyHidden}
  }
`;

export const RowFields = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: ${space.md};
  min-inline-size: 0;

  @container (min-inline-size: 32rem) {
    [data-layout='table'] & {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: ${space.xs};
    }
    /* The labels of the first row are the headings of the columns. */
    [data-layout='table'] > :not([data-removed]) ~ * & > * > [data-part='label'] {
      ${visuallyHidden}
    }
  }
`;

export const RowActions = styled.div`
  display: flex;
  gap: ${space['2xs']};
  align-self: flex-end;
`;

export const RemovedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: space-between;
  padding: ${space.xs} ${space.md};
  border: 1px dashed ${color.border.default};
  border-radius: ${radius.md};
  color: ${color.text.muted};
`;

export const ArrayFoot = styled.div`
  display: grid;
  gap: ${space['2xs']};
  justify-items: start;
  margin-block-start: ${space.xs};
  ${errorStyles}

  & > [data-part='counter'] {
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
`;
