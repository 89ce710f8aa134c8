import { Button, Inline } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { CodePurpose } from '../../../server/contract/codes.ts';
import type { SentCode } from './sentCode.ts';

type CodeTargetProps = { purpose: CodePurpose; sent: SentCode; onChange?: () => void };

function Sentence({ purpose, sent }: Pick<CodeTargetProps, 'purpose' | 'sent'>) {
  const target = <bdi dir="ltr">{sent.challenge.masked_to}</bdi>;
  if (purpose === 'signin' || purpose === 'reset') {
    return (
      <FormattedMessage
        id="code.ifAccount"
        defaultMessage="If an account exists for {target}, a code is on its way."
        values={{ target }}
      />
    );
  }
  return sent.count > 1 ? (
    <FormattedMessage
      id="code.sentAgain"
      defaultMessage="A new code is on its way to {target}. The one before does not work any more."
      values={{ target }}
    />
  ) : (
    <FormattedMessage
      id="code.sent"
      defaultMessage="A code is on its way to {target}."
      values={{ target }}
    />
  );
}

/** Says where the code went, as far as it may be said, and how to change that. */
export function CodeDestination({ purpose, sent, onChange }: CodeTargetProps) {
  return (
    <Inline gap="xs" align="baseline">
      <span role="status">
        <Sentence {...{ purpose, sent }} />
      </span>
      {onChange && (
        <Button variant="outline" size="sm" onPress={onChange}>
          <FormattedMessage id="code.change" defaultMessage="Change" />
        </Button>
      )}
    </Inline>
  );
}
