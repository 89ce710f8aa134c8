import type { Ref } from 'react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { PlatformIcon } from '../PlatformIcon/PlatformIcon.tsx';
import type { Platform } from '../PlatformIcon/platforms.tsx';
import { onOneLine } from '../../theme/mixins.ts';

export type PlatformNameProps = {
  /** The social network. */
  platform: Platform;
  /**
   * The width and height of the icon in px.
   * @default 18
   */
  size?: number;
  /**
   * Whether the name is for screen readers only, so that only the icon is visible.
   * @default false
   */
  isLabelHidden?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** The names of the platforms, for options and sentences. */
export const platformMessages = defineMessages({
  facebook: { id: 'ds.platform.facebook', defaultMessage: 'Facebook' },
  instagram: { id: 'ds.platform.instagram', defaultMessage: 'Instagram' },
  youtube: { id: 'ds.platform.youtube', defaultMessage: 'YouTube' },
  tiktok: { id: 'ds.platform.tiktok', defaultMessage: 'TikTok' },
  lemon8: { id: 'ds.platform.lemon8', defaultMessage: 'Lemon8' },
  xiaohongshu: { id: 'ds.platform.xiaohongshu', defaultMessage: 'Xiaohongshu' },
});

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space['2xs']};
  ${onOneLine}
  /* Within a text, an icon without a name would sit on the baseline and make the line higher. */
  vertical-align: top;

  /* In a row aligned by baseline, the name is on the line of the text beside it. */
  & > span {
    align-self: baseline;
  }
`;

/** Renders a social network with icon and name. */
export function PlatformName(given: PlatformNameProps) {
  const { platform, size = 18, isLabelHidden, ...props } = useProps('PlatformName', given);
  const { formatMessage } = useIntl();
  const name = formatMessage(platformMessages[platform]);
  return (
    <Root {...props}>
      <PlatformIcon platform={platform} size={size} aria-label={isLabelHidden ? name : undefined} />
      {!isLabelHidden && <span>{name}</span>}
    </Root>
  );
}
