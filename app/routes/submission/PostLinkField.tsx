import { defineRule, TextField } from '@byline/design-system';
import { useMemo, useRef } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import type { Platform } from '../../../contract/rules/platforms.ts';
import { postAddresses } from '../../../contract/rules/postAddresses.ts';
import { isPostLink, toPostLink } from '../../../contract/rules/postLinks.ts';

type PostLinkFieldProps = {
  name: string;
  label: string;
  platform: Platform;
  value: string;
  onChange: (link: string) => void;
};

const invalidLink = defineMessage({
  id: 'submission.postLinkInvalid',
  defaultMessage: 'The {field} is invalid. Copy the link of the post, such as {example}',
});

/**
 * Renders the field for the link of a post: it accepts any text that contains the link, as apps share it, and replaces the
 * text with the address of the post after a paste or when the field loses focus.
 */
export function PostLinkField({ name, label, platform, value, onChange }: PostLinkFieldProps) {
  const isPasting = useRef(false);
  const { example } = postAddresses[platform];
  const rules = useMemo(
    () => [
      defineRule('postLink', (text) => isPostLink(platform, String(text)), invalidLink, {
        example,
      }),
    ],
    [platform, example],
  );
  return (
    <TextField
      name={name}
      type="url"
      label={label}
      description={
        <FormattedMessage
          id="submission.postLinkHint"
          defaultMessage="Paste the link of the published post. If the app shares a text with it, paste it too: we take the link out of it."
        />
      }
      rules={rules}
      value={value}
      // The paste event precedes the change that it causes. Typed text is not replaced until the field loses focus.
      onPaste={() => {
        isPasting.current = true;
      }}
      onChange={(text) => {
        onChange(isPasting.current ? toPostLink(platform, text) : text);
        isPasting.current = false;
      }}
      onBlur={() => {
        const link = toPostLink(platform, value);
        if (link !== value) onChange(link);
      }}
      isRequired
    />
  );
}
