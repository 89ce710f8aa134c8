import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';
import { hasFocusWithin } from '../../internal/roots.ts';

const maxListed = 5;

/** Returns the labels that are not among the others; of repeated labels, as many as there are more. */
function without(labels: readonly string[], others: readonly string[]): string[] {
  const remaining = [...others];
  return labels.filter((label) => {
    const index = remaining.indexOf(label);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

/**
 * Announces added and removed entries of a field while it has the focus, and returns a text that lists all entries, for the
 * description of its control. The text does not change while focus is inside: screen readers would also read the change.
 */
export function useChosenSpeech(
  rootRef: RefObject<HTMLElement | null>,
  labels: readonly string[],
): string {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const text =
    labels.length === 0
      ? ''
      : formatMessage(
          { id: 'ds.chosen', defaultMessage: 'Chosen: {list}' },
          { list: formatList(labels, { type: 'unit' }) },
        );
  // Users would not listen to a long list to its end.
  const listFew = (some: readonly string[]) =>
    some.length > maxListed ? formatNumber(some.length) : formatList(some, { type: 'unit' });
  const [described, setDescribed] = useState(text);
  const lastLabels = useRef(labels);
  useEffect(prepareAnnouncer, []);
  const announceChange = useEffectEvent(() => {
    const previous = lastLabels.current;
    lastLabels.current = labels;
    const count = formatNumber(labels.length);
    const added = without(labels, previous);
    const removed = without(previous, labels);
    const isInside = hasFocusWithin(rootRef.current);
    if (!isInside) {
      setDescribed(text);
      return;
    }
    if (added.length > 0) {
      announce(
        formatMessage(
          { id: 'ds.chosen.added', defaultMessage: '{list} added, {count} chosen' },
          { list: listFew(added), count },
        ),
      );
    }
    if (removed.length > 0) {
      announce(
        formatMessage(
          { id: 'ds.chosen.removed', defaultMessage: '{list} removed, {count} chosen' },
          { list: listFew(removed), count },
        ),
      );
    }
  });
  useEffect(() => announceChange(), [text]);
  useEffect(() => {
    const root = rootRef.current;
    const refresh = ({ relatedTarget }: FocusEvent) => {
      if (!root?.contains(relatedTarget as Node | null)) setDescribed(text);
    };
    root?.addEventListener('focusout', refresh);
    return () => root?.removeEventListener('focusout', refresh);
  }, [rootRef, text]);
  return described;
}
