import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, truncate } from '../../theme/mixins.ts';

// The last crumb is cut instead of wrapping, since the heading of the page repeats it. With less room than this, it moves to
// the next line.
const lastMinWidth = '4em';

// The ellipsis alone is narrower than the minimum target size.
/** The list of crumbs, with mirrored separators and an ellipsis for collapsed crumbs. */
export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space['2xs']};
  list-style: none;
  color: ${tokens.color.text.muted};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space['2xs']};
    min-block-size: ${tokens.size.target};

    &:last-child {
      flex: 1 1 ${lastMinWidth};
      min-inline-size: 0;
    }
    & + li::before {
      content: '›' / '';
      font-size: 1.25em;
      line-height: 1;
    }
    & a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${tokens.size.target};
      min-inline-size: ${tokens.size.target};
    }
    & button {
      min-block-size: ${tokens.size.target};
      min-inline-size: ${tokens.size.target};
      margin-inline: calc(-1 * ${tokens.space['2xs']});
      padding: 0;
      border: 0;
      border-radius: ${tokens.radius.sm};
      background: transparent;
      color: inherit;
      cursor: pointer;

      &::before {
        content: '…' / '';
      }
      &:hover {
        background: ${tokens.color.background.hover};
      }
      &:focus-visible {
        ${focusRing}
      }
    }
    & [aria-current] {
      ${truncate}
      color: ${tokens.color.text.default};
      font-weight: ${tokens.font.weight.medium};
    }
  }
`;
