import { css } from 'styled-components';

/** The alignment of the page, also for text of the other direction. */
export const pageAlignment = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Text that may be in another language than the page, such as a server's: it keeps its own direction. */
export const foreignText = css`
  unicode-bidi: plaintext;
  ${pageAlignment}
`;
