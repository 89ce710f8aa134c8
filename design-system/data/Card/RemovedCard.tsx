import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Gone } from './Card.styles.ts';

type RemovedCardProps = { title: ReactNode; onRestore: () => void };

/** What stands where a card was that can come back. It stays: nobody has to be quick. */
export default function RemovedCard({ title, onRestore }: RemovedCardProps) {
  return (
    <Gone>
      <span>
        <FormattedMessage
          id="ds.card.removed"
          defaultMessage="{title} is removed."
          values={{ title: <bdi>{title}</bdi> }}
        />
      </span>
      <Button size="sm" variant="ghost" autoFocus onPress={onRestore}>
        <Icon as={Undo2} size={16} />
        <FormattedMessage id="ds.card.restore" defaultMessage="Restore" />
      </Button>
    </Gone>
  );
}
