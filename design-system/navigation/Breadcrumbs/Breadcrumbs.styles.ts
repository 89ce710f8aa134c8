import {
  Breadcrumb as AriaBreadcrumb,
  Breadcrumbs as AriaBreadcrumbs,
} from 'react-aria-components/Breadcrumbs';
import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';

export const List = styled(AriaBreadcrumbs)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space['2xs']};
  list-style: none;
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.text.muted};
` as typeof AriaBreadcrumbs;

export const Crumb = styled(AriaBreadcrumb)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space['2xs']};
  min-block-size: ${tokens.size.target};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};
    min-inline-size: ${tokens.size.target};
  }
  &[data-current] {
    color: ${tokens.color.text.default};
    font-weight: ${tokens.font.weight.medium};
  }
`;
