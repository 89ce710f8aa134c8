import { useId, type MouseEvent, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { SummaryRoot } from './FormErrorSummary.styles.ts';

/** One field that is to be repaired. */
export type FormErrorSummaryItem = {
  key: string;
  /** How the field is called. */
  label: string;
  /** What is wrong there. */
  message: string;
  /** The address of the control on this page, `#` and its id. */
  href: string;
  /** Moves focus to the field; without it the link is followed. */
  onPress?: () => void;
};

export type FormErrorSummaryProps = {
  /** The fields, in the order of the page. */
  items: readonly FormErrorSummaryItem[];
  /**
   * Sentences about the form as a whole.
   * @default []
   */
  sentences?: readonly string[];
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

function afterBlank(text: string): string {
  return ` ${text}`;
}

/** What is wrong in a form, with a link to each field. Form shows it by itself, from four invalid fields on. */
export function FormErrorSummary({ items, sentences = [], ...props }: FormErrorSummaryProps) {
  const titleId = useId();
  const go = (event: MouseEvent, { onPress }: FormErrorSummaryItem) => {
    if (onPress === undefined) return;
    event.preventDefault();
    onPress();
  };
  return (
    <SummaryRoot {...props} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <div>
        <p id={titleId} data-part="title">
          {items.length === 0 ? (
            sentences.join(' ')
          ) : (
            <FormattedMessage
              id="ds.form.summary"
              defaultMessage="{count, plural, one {One field needs} other {# fields need}} your attention"
              values={{ count: items.length }}
            />
          )}
        </p>
        {items.length > 0 && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                <a href={item.href} onClick={(event) => go(event, item)}>
                  {item.label}
                </a>
                {afterBlank(item.message)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SummaryRoot>
  );
}
