import { ButtonLink, EmptyState } from '@byline/design-system';
import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { contactHref } from './contactQuery.ts';

/** A search without an answer is no dead end: people answer it. */
export function NoAnswers({ search }: { search: string }) {
  return (
    <EmptyState
      icon={SearchX}
      title={<FormattedMessage id="help.none" defaultMessage="No answer found" />}
      action={
        <ButtonLink href={contactHref({ subject: search })}>
          <FormattedMessage id="help.ask" defaultMessage="Ask us" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="help.noneText"
        defaultMessage="Try another word or all topics, or write to us."
      />
    </EmptyState>
  );
}
