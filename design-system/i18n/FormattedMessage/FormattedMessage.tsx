import type { RichValues } from '../formatParsed.ts';
import { useIntl, type MessageDescriptor } from '../intl.ts';
import { TranslatableText } from './TranslatableText.tsx';

type Props = MessageDescriptor & { values?: RichValues };

/** Renders a message of the library in the language of the page. */
export function FormattedMessage({ values, ...message }: Props) {
  return <TranslatableText>{useIntl().formatRich(message, values)}</TranslatableText>;
}
