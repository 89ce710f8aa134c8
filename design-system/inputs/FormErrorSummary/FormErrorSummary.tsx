import { useId, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { SummaryRoot } from './FormErrorSummary.styles.ts';

/** An invalid field. */
export type FormErrorSummaryItem = {
  id: string;
  /** The field's label. */
  label: ReactNode;
  /** The field's error message. */
  errorMessage: string;
  /** The fragment of the control, `#` and its id. */
  href: string;
  /** Moves focus to the field. Without it the link is followed. */
  onAction?: () => void;
};

export type FormErrorSummaryProps = {
  /** The invalid fields, in the order of the page. */
  items: readonly FormErrorSummaryItem[];
  /**
   * Messages about the whole form.
   * @default []
   */
  formErrors?: readonly string[];
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

// The space separates the message from the label before it.
function withLeadingSpace(text: string): string {
  return ` ${text}`;
}

/** With more errors, the others are shown on demand: rendering a hundred delays the first ones. */
const shortLength = 10;

/**
 * Lists the errors of a form, with a link to each field. If there are more than ten, a button shows the others. `Form` renders a summary
 * from four invalid fields on.
 */
export function FormErrorSummary(given: FormErrorSummaryProps) {
  const { items, formErrors = [], ...props } = useProps('FormErrorSummary', given);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, shortLength);
  const showAll = () => {
    // Renders the other errors at once: the button disappears, and the focus moves from it to the first of them.
    flushSync(() => setShowsAll(true));
    list.current?.children[shortLength]?.querySelector('a')?.focus();
  };
  const followLink = (event: MouseEvent, { onAction: onPress }: FormErrorSummaryItem) => {
    if (onPress === undefined) return;
    event.preventDefault();
    onPress();
  };
  return (
    <SummaryRoot {...props} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <div>
        <p id={titleId} data-part="title">
          {items.length === 0 ? (
            formErrors.join(' ')
          ) : (
            <FormattedMessage
              id="ds.form.summary"
              defaultMessage="{count, plural, one {One field needs your attention} other {# fields need your attention}}"
              values={{ count: items.length }}
            />
          )}
        </p>
        {items.length > 0 && formErrors.map((message) => <p key={message}>{message}</p>)}
        {items.length > 0 && (
          <ul ref={list}>
            {shown.map((item) => (
              <li key={item.id}>
                <a href={item.href} onClick={(event) => followLink(event, item)}>
                  {item.label}
                </a>
                <span>{withLeadingSpace(item.errorMessage)}</span>
              </li>
            ))}
          </ul>
        )}
        {shown.length < items.length && (
          <button type="button" onClick={showAll}>
            <FormattedMessage
              id="ds.form.showAllErrors"
              defaultMessage="Show all {count, number}"
              values={{ count: items.length }}
            />
          </button>
        )}
      </div>
    </SummaryRoot>
  );
}
