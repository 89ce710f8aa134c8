import { Fragment } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { isAppleDevice } from './strokes.ts';

const { color, space, font, radius } = tokens;

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space['2xs']};
  color: ${color.text.muted};
  font-size: ${font.size.sm};

  & kbd {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.5rem;
    padding: ${space['3xs']} ${space['2xs']};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.sm};
    background: ${color.background.sunken};
    color: ${color.text.default};
    font-family: inherit;
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }
`;

const Stroke = styled.span`
  display: inline-flex;
  gap: ${space['2xs']};
`;

function getKeyName(key: string): string {
  if (key === 'Mod') return isAppleDevice() ? '⌘' : 'Ctrl';
  return key.toUpperCase();
}

type KeysProps = {
  /** The shortcut in the syntax of `useShortcuts`. */
  keys: string;
};

/** Renders the keys of a shortcut as labelled on a keyboard. */
export function Keys({ keys }: KeysProps) {
  return (
    <Root data-part="keys">
      {keys.split(' ').map((stroke, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span>
              <FormattedMessage id="ds.shortcuts.then" defaultMessage="then" />
            </span>
          )}
          {/* Key combinations are not mirrored in right-to-left pages. */}
          <Stroke data-part="stroke" dir="ltr">
            {/* Splits `Mod+k`, but not the key + itself. */}
            {stroke.split(/\b\+/).map((key) => (
              <kbd key={key}>{getKeyName(key)}</kbd>
            ))}
          </Stroke>
        </Fragment>
      ))}
    </Root>
  );
}
