import styled from 'styled-components';
import { errorSign } from '../field/FieldFrame/FieldFrame.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { color, font, radius, space } = tokens;

/** A framed list of what is to be repaired. */
export const SummaryRoot = styled.div`
  display: flex;
  gap: ${space.xs};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.danger.text};
  border-radius: ${radius.md};
  background: ${color.danger.soft};
  color: ${color.danger.onSoft};
  font-size: ${font.size.md};
  line-height: ${font.line.normal};

  &[hidden] {
    display: none;
  }
  &:focus-visible {
    ${focusRing}
  }
  &::before {
    ${errorSign}
    margin-block-start: 0.3em;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  /* A server may speak another language than the page; its sentences stand on the side of the page all the same. */
  & p {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [data-part='title'] {
    font-weight: ${font.weight.semibold};
  }
  & ul {
    list-style: none;
    overflow-wrap: anywhere;
  }
  & a {
    /* A label and its message in the other direction would become one run of text, with no gap between them. */
    unicode-bidi: isolate;
    margin-inline-end: ${space['2xs']};
    color: inherit;
    font-weight: ${font.weight.medium};
    text-underline-offset: 0.2em;
    border-radius: ${radius.sm};

    &:focus-visible {
      ${focusRing}
    }
  }
`;
