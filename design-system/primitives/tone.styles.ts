import { css } from 'styled-components';
import * as tokens from '../theme/generated/tokens.ts';

const { color } = tokens;

/** Defines the colours of a tone as custom properties, selected by `data-tone` on the same element. */
export const toneColors = css`
  --tone-soft: ${color.background.pressed};
  --tone-on-soft: ${color.text.default};
  --tone-text: ${color.text.default};
  --tone-solid: ${color.border.control};

  &[data-tone='primary'] {
    --tone-soft: ${color.primary.soft};
    --tone-on-soft: ${color.primary.onSoft};
    --tone-text: ${color.primary.text};
    --tone-solid: ${color.primary.solid};
  }
  &[data-tone='success'] {
    --tone-soft: ${color.success.soft};
    --tone-on-soft: ${color.success.onSoft};
    --tone-text: ${color.success.text};
    --tone-solid: ${color.success.solid};
  }
  &[data-tone='warning'] {
    --tone-soft: ${color.warning.soft};
    --tone-on-soft: ${color.warning.onSoft};
    --tone-text: ${color.warning.text};
    --tone-solid: ${color.warning.solid};
  }
  &[data-tone='danger'] {
    --tone-soft: ${color.danger.soft};
    --tone-on-soft: ${color.danger.onSoft};
    --tone-text: ${color.danger.text};
    --tone-solid: ${color.danger.solid};
  }
`;
