import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

export const Root = styled.span`
  & mark {
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.primary.soft};
    color: ${tokens.color.primary.onSoft};
  }
  ${forcedColors} {
    & mark {
      background: Mark;
      color: MarkText;
    }
  }
`;
