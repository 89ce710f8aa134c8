import { notify } from '@byline/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';

type Texts = Readonly<Record<string, string | null>>;

/**
 * Shows a notice for each text that has changed since the last render; `texts` are by id. New ids and null show none. Instead of the notice,
 * `onChange` is called, if given.
 */
export function useAnnounceChanges(
  texts: Texts | undefined,
  onChange: (text: string, id: string) => void = (text) => notify({ text }),
): void {
  const { locale } = useIntl();
  const previous = useRef<{ texts: Texts; locale: string }>(undefined);
  const showChange = useEffectEvent(onChange);
  useEffect(() => {
    if (!texts) return;
    const before = previous.current;
    previous.current = { texts, locale };
    // In another language every text differs, although nothing has happened.
    if (before?.locale !== locale) return;
    for (const [id, text] of Object.entries(texts)) {
      const isChanged = id in before.texts && before.texts[id] !== text;
      if (isChanged && text !== null) showChange(text, id);
    }
  }, [texts, locale]);
}
