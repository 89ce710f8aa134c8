import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { DateBox } from '../DateField/DateField.styles.ts';

const { border, color, font, size, space } = tokens;

/** The box around two rows of segments (start and end, or date and time), which wrap if they do not fit in one line. */
export const RangeBox = styled(DateBox)`
  position: relative;
  padding-inline-end: calc(2 * ${size.control.sm} + ${space['2xs']});

  & > :is(.react-aria-DateField, .react-aria-TimeField) {
    flex: none;
  }
  & > [data-part='zone'] {
    display: inline-flex;
    align-items: center;
    min-block-size: calc(${size.control.md} - 0.25rem);
    padding-inline: ${space['2xs']};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
  & > [aria-hidden] {
    /* The dash between the dates. Its end margin is reduced by the padding of the end date, which the end date needs only on a second line. */
    margin-inline: ${space['2xs']} calc(${space['2xs']} + ${space['3xs']} - ${space.sm});
  }
  /* The dash is muted, unless the field, its parent, is disabled. */
  &:not([data-disabled] > *) > [aria-hidden] {
    color: ${color.text.muted};
  }
  & > [data-part='buttons'] {
    position: absolute;
    inset-block-start: calc((${size.control.md} - ${size.control.sm}) / 2 - ${border.width.thin});
    inset-inline-end: ${space['2xs']};
    display: flex;
  }
`;
