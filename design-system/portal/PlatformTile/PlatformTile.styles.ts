import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, radius } = tokens;

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${radius.md};
  background: ${color.background.sunken};
  color: var(--platform-color);

  ${forcedColors} {
    border: 1px solid CanvasText;
    color: CanvasText;
  }
`;
