import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import {
  below,
  focusRing,
  forcedColors,
  from,
  visuallyHidden,
  withoutMarkers,
} from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Root = styled.nav`
  min-inline-size: 0;
`;

export const Progress = styled.p`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;

  ${from.sm} {
    display: none;
  }
`;

export const Steps = styled.ol`
  display: flex;
  align-items: flex-start;
  ${withoutMarkers}

  ${below.sm} {
    gap: ${space['2xs']};
    margin-block-start: ${space.xs};
  }
`;

export const Step = styled.li`
  --step-marker: ${color.background.pressed};
  --step-icon: ${color.text.muted};
  --step-text: ${color.text.muted};
  --step-line: ${color.border.control};

  position: relative;
  flex: 1;
  min-inline-size: 0;

  &[data-state='done'] {
    --step-marker: ${color.success.soft};
    --step-icon: ${color.success.onSoft};
    --step-text: ${color.text.default};
    --step-line: ${color.success.text};
  }
  &[data-state='current'] {
    --step-marker: ${color.primary.solid};
    --step-icon: ${color.primary.onSolid};
    --step-text: ${color.text.default};
  }
  &[data-error] {
    --step-marker: ${color.danger.solid};
    --step-icon: ${color.danger.onSolid};
    --step-text: ${color.danger.text};
  }
  ${from.sm} {
    /* The line from a marker to the next, at the height of their middle. */
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block-start: calc(1rem - 1px);
      inset-inline: 2.25rem 0.5rem;
      border-block-start: 2px solid var(--step-line);
      pointer-events: none;
    }
    &:not([data-state='done'], :last-child)::after {
      border-block-start-style: dotted;
    }
  }
`;

const content = css`
  display: grid;
  justify-items: start;
  gap: ${space['2xs']};
  inline-size: 100%;
  min-block-size: ${tokens.size.target};
  padding: ${space['3xs']} 0;
  border-radius: ${radius.md};
  color: var(--step-text);
  text-align: start;
`;

const pressable = css`
  ${content}
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;

  &[data-hovered] [data-part='title'] {
    text-decoration: underline;
  }
  /* The ring surrounds the marker only: a larger one would be crossed by the lines. */
  &[data-focus-visible] {
    outline: none;
  }
  &[data-focus-visible] > [data-part='marker'] {
    ${focusRing}
  }
`;

export const StaticStep = styled.span`
  ${content}
`;

export const StepButton = styled(Button)`
  ${pressable}
`;

export const StepLink = styled(Link)`
  ${pressable}
  text-decoration: none;
`;

export const Marker = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: 50%;
  background: var(--step-marker);
  color: var(--step-icon);
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;

  /* Steps with errors have the same colour, so the current one also has a ring. */
  [data-state='current'][data-error] > * > & {
    outline: 2px solid ${color.danger.text};
    outline-offset: 1px;
  }
  ${below.sm} {
    inline-size: 100%;
    block-size: 1.25rem;
    border-radius: ${radius.pill};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;

    [data-state='current'] > * > & {
      border-width: 3px;
    }
  }
`;

export const Title = styled.span`
  max-inline-size: 100%;
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;

  [data-state='current'] > * > & {
    font-weight: ${font.weight.semibold};
  }
  ${below.sm} {
    ${visuallyHidden}
  }
`;

export const State = styled.span`
  ${visuallyHidden}
`;
