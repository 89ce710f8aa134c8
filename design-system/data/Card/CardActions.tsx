import { ChevronDown, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Chevron } from './Card.styles.ts';
import { allowsMotion, focus, focusNeighbour } from './cardRemoval.ts';
import type { Removal } from './useCardRemoval.ts';

type CardActionsProps = {
  titleId: string;
  contentId: string;
  isCollapsed: boolean;
  isRefreshing: boolean;
  onCollapse?: (isCollapsed: boolean) => void;
  onRefresh?: () => void;
  onRemove?: (how: Removal) => void;
};

/**
 * Renders the buttons of a card in the order of the specification, each named after its action and the title of the
 * card.
 */
export default function CardActions({
  titleId,
  contentId,
  isCollapsed,
  isRefreshing,
  onCollapse,
  onRefresh,
  onRemove,
}: CardActionsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const getButtonProps = (part: string) => ({
    id: `${id}-${part}`,
    'aria-labelledby': `${id}-${part} ${titleId}`,
    size: 'sm' as const,
  });
  return (
    <>
      {onCollapse && (
        <IconButton
          {...getButtonProps('collapse')}
          label={formatMessage({ id: 'ds.card.collapse', defaultMessage: 'Collapse' })}
          aria-expanded={!isCollapsed}
          aria-controls={contentId}
          onPress={() => onCollapse(!isCollapsed)}
        >
          <Chevron data-collapsed={isCollapsed || undefined}>
            <Icon as={ChevronDown} size={18} />
          </Chevron>
        </IconButton>
      )}
      {onRefresh && (
        <IconButton
          {...getButtonProps('refresh')}
          label={formatMessage({ id: 'ds.card.refresh', defaultMessage: 'Refresh' })}
          aria-disabled={isRefreshing || undefined}
          onPress={onRefresh}
        >
          <Icon as={RotateCw} size={16} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          {...getButtonProps('remove')}
          label={formatMessage({ id: 'ds.card.remove', defaultMessage: 'Remove' })}
          onPress={() => onRemove({ isAnimated: allowsMotion(), focusNeighbour, focus })}
        >
          <Icon as={X} size={18} />
        </IconButton>
      )}
    </>
  );
}
