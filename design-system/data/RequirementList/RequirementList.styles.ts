import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { withoutMarkers } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

export const Root = styled.ul`
  display: grid;
  gap: ${space.sm};
  ${withoutMarkers}
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.sm};

  & > svg {
    margin-block-start: 0.1em;
    color: ${color.text.muted};
  }
  &[data-result='pass'] > svg {
    color: ${color.success.text};
  }
  &[data-result='fail'] > svg {
    color: ${color.danger.text};
  }
  &[data-result='warning'] > svg {
    color: ${color.warning.text};
  }
`;

export const Title = styled.div`
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;
