import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { visuallyHidden } from '../../theme/mixins.ts';

const { font, space } = tokens;

export const WizardRoot = styled.div`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;
`;

export const StepRoot = styled.div`
  display: grid;
  gap: ${space.md};
  min-inline-size: 0;

  &[hidden] {
    display: none;
  }
`;

export const StepTitle = styled.h2`
  position: relative;
  font-size: ${font.size.lg};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
  scroll-margin-block-start: ${space['2xl']};

  /* The focus starts the reading; the heading cannot be operated. */
  &:focus {
    outline: none;
  }
`;

export const FullTitle = styled.span`
  ${visuallyHidden}
`;

export const WizardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export const ReviewStep = styled.div`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
`;

export const ReviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  justify-content: space-between;
`;
