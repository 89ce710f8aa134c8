import { Copy } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useNotices } from '../../feedback/Notices/notices.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export type CopyButtonProps = {
  /** The text, shown and copied unchanged. */
  text: string;
  /** The accessible name of the button. “Copy” and the text by default, which is too long a name for a whole paragraph. */
  'aria-label'?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const { color, space, radius, font } = tokens;

const Root = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.xs};
  padding-block: ${space['2xs']};
  padding-inline: ${space.sm} ${space['2xs']};
  border-radius: ${radius.md};
  background: ${color.background.sunken};
  font-size: ${font.size.sm};

  & > bdi {
    padding-block: ${space['2xs']};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

/** Renders a text with a button that copies it. A notice confirms it. */
export function CopyButton(given: CopyButtonProps) {
  const { text, 'aria-label': ariaLabel, ...props } = useProps('CopyButton', given);
  const { formatMessage } = useIntl();
  const { notify } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({
        tone: 'success',
        text: formatMessage({ id: 'ds.copyButton.copied', defaultMessage: 'Copied.' }),
      });
    } catch {
      notify({
        tone: 'danger',
        text: formatMessage({
          id: 'ds.copyButton.failed',
          defaultMessage: 'The browser did not allow copying. Select the text and copy it.',
        }),
      });
    }
  };
  return (
    <Root {...props}>
      <bdi>{text}</bdi>
      <IconButton
        size="sm"
        aria-label={
          ariaLabel ??
          formatMessage(
            { id: 'ds.copyButton.label', defaultMessage: 'Copy {text}' },
            // The text is isolated, so that a leading # stays in front of its word in right-to-left pages.
            { text: `\u2068${text}\u2069` },
          )
        }
        onPress={() => void copy()}
      >
        <Icon as={Copy} size={16} />
      </IconButton>
    </Root>
  );
}
