import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, withoutMarkers } from '../../theme/mixins.ts';

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  ${withoutMarkers}
`;

export const PictureLink = styled.a`
  display: block;
  overflow: hidden;
  inline-size: 6rem;
  block-size: 6rem;
  border: ${tokens.border.width.thin} solid ${tokens.color.border.default};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.background.sunken};
  color: ${tokens.color.text.muted};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Takes the place of a picture that cannot be loaded: an icon and its text. */
export const Missing = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space['2xs']};
  block-size: 100%;
  padding: ${tokens.space['2xs']};
  line-height: ${tokens.font.line.tight};
  text-align: center;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
