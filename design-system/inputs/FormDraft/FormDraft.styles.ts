import styled from 'styled-components';
import { foreignText } from '../field/foreignText.ts';
import { font, space } from '../../theme/generated/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space.sm};

  &[hidden] {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

/** The texts of the draft. A long one shows its first lines; a button puts the whole text into the field. */
export const Conflicts = styled.dl`
  display: grid;
  gap: ${space['2xs']};
  margin-block: ${space['2xs']} 0;

  & dt {
    font-weight: ${font.weight.medium};
  }
  & dd {
    ${foreignText}
    margin: 0;
    max-block-size: 6lh;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;
