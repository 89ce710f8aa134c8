import { ListFilter } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Popover } from '../../feedback/Popover/Popover.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { ColumnFilterFormProps } from './ColumnFilterForm.tsx';
import { filterWords } from './filterWords.ts';
import type { TableControls } from './tableControls.ts';

const ColumnFilterForm = lazyPart<ColumnFilterFormProps<never>>(
  () => import('./ColumnFilterForm.tsx'),
);

type ColumnFilterButtonProps = {
  controls: TableControls;
  id: string;
  /** The heading as plain text. */
  title: string;
  /** Whether the column has a filter in use. */
  isFiltered: boolean;
};

/** Renders the button of a heading that opens the filter of its column. */
export function ColumnFilterButton({ controls, id, title, isFiltered }: ColumnFilterButtonProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const column = controls.getColumns().find((one) => one.id === id);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={title}
      placement="bottom end"
      trigger={
        <IconButton
          size="sm"
          variant={isFiltered ? 'soft' : 'ghost'}
          aria-label={intl.formatMessage(
            isFiltered ? filterWords.filtered : filterWords.filterColumn,
            { column: title },
          )}
          onHoverStart={ColumnFilterForm.preload}
        >
          <Icon as={ListFilter} size={16} />
        </IconButton>
      }
    >
      {column && (
        <Suspense>
          <ColumnFilterForm
            column={column}
            columns={controls.getColumns()}
            rows={controls.getRows()}
            view={controls.getView()}
            onViewChange={controls.setView}
            onClose={() => setOpen(false)}
            onLost={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Popover>
  );
}
