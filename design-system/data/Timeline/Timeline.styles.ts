import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors, visuallyHidden, withoutMarkers } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

export const Root = styled.ol`
  display: grid;
  ${withoutMarkers}
  min-inline-size: 0;
`;

export const Step = styled.li`
  --step-marker: transparent;
  --step-ring: ${color.border.control};
  --step-icon: ${color.text.muted};
  --step-line: ${color.border.default};

  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  column-gap: ${space.sm};
  padding-block-end: ${space.md};

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2rem ${space['2xs']};
    inset-inline-start: calc(0.875rem - 1px);
    border-inline-start: 2px solid var(--step-line);
  }
  &[data-state='done'] {
    --step-marker: ${color.success.solid};
    --step-ring: transparent;
    --step-icon: ${color.success.onSolid};
  }
  &[data-state='done']:not(:last-child) {
    --step-line: ${color.success.text};
  }
  &[data-state='current'] {
    --step-marker: ${color.primary.solid};
    --step-ring: transparent;
    --step-icon: ${color.primary.onSolid};
  }
  &[data-state='upcoming']:not(:last-child)::before,
  &[data-state='current']:not(:last-child)::before {
    border-inline-start-style: dotted;
  }
  &[data-state='failed'] {
    --step-marker: ${color.danger.solid};
    --step-ring: transparent;
    --step-icon: ${color.danger.onSolid};
  }
`;

export const Marker = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: 50%;
  border: 1px solid var(--step-ring);
  background: var(--step-marker);
  color: var(--step-icon);

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** The time is always below the title: beside short titles and below long ones, times would not be aligned. */
export const Line = styled.div`
  display: grid;
  min-inline-size: 0;
  padding-block-start: ${space['3xs']};
`;

export const Title = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-state='current'] > div > & {
    font-weight: ${font.weight.semibold};
  }
  [data-state='upcoming'] > div > & {
    color: ${color.text.muted};
  }
  [data-state='failed'] > div > & {
    color: ${color.danger.text};
    font-weight: ${font.weight.semibold};
  }
`;

export const State = styled.span`
  ${visuallyHidden}
`;

export const Time = styled.span`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
`;

export const Detail = styled.div`
  grid-column: 2;
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
