import { ChevronDown, ChevronUp, Ellipsis, RotateCw, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { QuietActions } from './Card.styles.ts';
import { allowsMotion, findNeighbour, focus } from './cardRemoval.ts';
import type { Removal } from './useCardRemoval.ts';

type CardActionsProps = {
  titleId: string;
  contentId: string;
  isExpanded: boolean;
  isRefreshing: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  onRefresh?: () => void;
  onRemove?: (how: Removal) => void;
};

type CardAction = {
  id: string;
  label: string;
  icon: ReactNode;
  onAction: () => void;
  attributes?: Record<`aria-${string}`, string | boolean | undefined>;
};

/**
 * Renders the actions of a card in the order of the specification: several in a menu, one as a button. The button is named after
 * its action and the title of the card. It is invisible until the pointer or the focus is in the card.
 */
export default function CardActions({
  titleId,
  contentId,
  isExpanded,
  isRefreshing,
  onExpandedChange,
  onRefresh,
  onRemove,
}: CardActionsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const actions: CardAction[] = [];
  if (onExpandedChange) {
    actions.push({
      id: 'collapse',
      label: isExpanded
        ? formatMessage({ id: 'ds.card.collapse', defaultMessage: 'Collapse' })
        : formatMessage({ id: 'ds.card.expand', defaultMessage: 'Expand' }),
      icon: <Icon as={isExpanded ? ChevronUp : ChevronDown} size={18} />,
      onAction: () => onExpandedChange(!isExpanded),
      attributes: { 'aria-expanded': isExpanded, 'aria-controls': contentId },
    });
  }
  if (onRefresh) {
    actions.push({
      id: 'refresh',
      label: formatMessage({ id: 'ds.card.refresh', defaultMessage: 'Refresh' }),
      icon: <Icon as={RotateCw} size={16} />,
      onAction: onRefresh,
      attributes: { 'aria-disabled': isRefreshing || undefined },
    });
  }
  if (onRemove) {
    actions.push({
      id: 'remove',
      label: formatMessage({ id: 'ds.card.remove', defaultMessage: 'Remove' }),
      icon: <Icon as={X} size={18} />,
      onAction: () => onRemove({ isAnimated: allowsMotion(), findNeighbour, focus }),
    });
  }
  const [first, ...others] = actions;
  if (!first) return null;
  const button = { id, 'aria-labelledby': `${id} ${titleId}`, size: 'sm' as const };
  const menuLabel = formatMessage({ id: 'ds.card.actions', defaultMessage: 'Actions' });
  return (
    <QuietActions data-part="card-actions" data-shown={!isExpanded || undefined}>
      {others.length === 0 ? (
        <IconButton
          {...button}
          {...first.attributes}
          aria-label={first.label}
          onPress={first.onAction}
        >
          {first.icon}
        </IconButton>
      ) : (
        <Menu
          aria-label={menuLabel}
          trigger={
            <IconButton {...button} aria-label={menuLabel}>
              <Icon as={Ellipsis} size={18} />
            </IconButton>
          }
          items={actions.map(({ id, label, icon, onAction }) => ({
            id: id,
            label,
            icon,
            onAction,
          }))}
        />
      )}
    </QuietActions>
  );
}
