import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { RemovedRow } from './Card.styles.ts';

type RemovedCardProps = {
  title: ReactNode;
  /** The HTML element: an item if the card was an item of a list. */
  as: 'li' | 'div';
  autoFocus: boolean;
  onRestore: () => void;
};

/** Renders the row that replaces a removed card. It has no timeout, so that users can take their time. */
export default function RemovedCard({ title, as, autoFocus, onRestore }: RemovedCardProps) {
  return (
    <RemovedRow data-part="removed-row" as={as}>
      <span>
        <FormattedMessage
          id="ds.card.removed"
          defaultMessage="{title} removed."
          values={{ title: <bdi>{title}</bdi> }}
        />
      </span>
      <Button size="sm" variant="ghost" autoFocus={autoFocus} onPress={onRestore}>
        <Icon as={Undo2} size={16} />
        <FormattedMessage id="ds.card.restore" defaultMessage="Restore" />
      </Button>
    </RemovedRow>
  );
}
