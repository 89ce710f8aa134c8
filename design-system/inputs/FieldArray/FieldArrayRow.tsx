import { ChevronDown, ChevronUp, Trash2, Undo2 } from 'lucide-react';
import { useContext, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { readPath } from '../../validation/paths.ts';
import { createFieldScope } from '../field/createFieldScope.ts';
import { FieldScopeContext } from '../field/fieldScope.ts';
import { RemovedRow, RowActions, RowFields, RowGroup } from './FieldArray.styles.ts';
import type { Row } from './rowList.ts';

/** What the function that renders a row receives. */
export type FieldArrayRowProps = {
  /** Returns the name of a field in the row: `name('email')` is `owners.0.email`, `name()` is `owners.0`. */
  readonly name: (path?: string) => string;
  /** The position of the row, from 0. */
  readonly index: number;
  /** The label of the row. */
  readonly label: string;
};

type Props = {
  listName: string;
  row: Row;
  /** The position, or null for the removed row. */
  index: number | null;
  /** The position that the removed row had. */
  shownIndex: number;
  count: number;
  label: string;
  /** What the removed row shows. */
  removedText: string | null;
  isDisabled: boolean;
  hasActions: boolean;
  allowsReorder: boolean;
  allowsRemove: boolean;
  render: (row: FieldArrayRowProps) => ReactNode;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (index: number) => void;
  onRestore: () => void;
};

/** Gives the fields of a row the initial values of the row, wherever it is. */
function RowScope({ row, prefix, children }: { row: Row; prefix: string; children: ReactNode }) {
  const parent = useContext(FieldScopeContext);
  const scope = useMemo(
    () =>
      createFieldScope({
        readFacts: parent?.readFacts,
        form: parent?.form,
        readDefault(name) {
          if (name === prefix) return row.values;
          return name.startsWith(`${prefix}.`)
            ? readPath(row.values, name.slice(prefix.length + 1))
            : parent?.readDefault(name);
        },
      }),
    [parent, row.values, prefix],
  );
  return <FieldScopeContext value={scope}>{children}</FieldScopeContext>;
}

/** Renders a row of fields with its buttons or, of a removed row, the button that restores it. */
export function FieldArrayRow(props: Props) {
  const { listName, row, index, shownIndex, count, label } = props;
  const { formatMessage } = useIntl();
  const isRemoved = index === null;
  // A removed row has a name that is no index, so that it never has the names of the row in its place.
  const prefix = `${listName}.${index ?? 'removed'}`;
  const name = (path?: string) => (path === undefined ? prefix : `${prefix}.${path}`);

  function moveByKey(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || index === null || !props.allowsReorder) return;
    event.preventDefault();
    props.onMove(index, by);
  }

  return (
    <>
      {/* Disabled, a removed row is neither validated nor sent, and its fields keep what was typed. */}
      <RowGroup data-part="row" disabled={isRemoved || props.isDisabled} hidden={isRemoved}>
        <legend data-part="row-label">{label}</legend>
        <RowFields data-part="row-fields">
          <RowScope row={row} prefix={prefix}>
            {props.render({ name, index: shownIndex, label })}
          </RowScope>
        </RowFields>
        {props.hasActions && index !== null && (
          <RowActions data-part="row-actions" onKeyDownCapture={moveByKey}>
            {props.allowsReorder && (
              <>
                <IconButton
                  size="sm"
                  data-move="-1"
                  aria-label={formatMessage(
                    { id: 'ds.fieldArray.up', defaultMessage: 'Move {row} up' },
                    { row: label },
                  )}
                  isDisabled={props.isDisabled || index === 0}
                  onPress={() => props.onMove(index, -1)}
                >
                  <Icon as={ChevronUp} />
                </IconButton>
                <IconButton
                  size="sm"
                  data-move="1"
                  aria-label={formatMessage(
                    { id: 'ds.fieldArray.down', defaultMessage: 'Move {row} down' },
                    { row: label },
                  )}
                  isDisabled={props.isDisabled || index === count - 1}
                  onPress={() => props.onMove(index, 1)}
                >
                  <Icon as={ChevronDown} />
                </IconButton>
              </>
            )}
            <IconButton
              size="sm"
              data-remove=""
              aria-label={formatMessage(
                { id: 'ds.fieldArray.remove', defaultMessage: 'Remove {row}' },
                { row: label },
              )}
              isDisabled={props.isDisabled || !props.allowsRemove}
              onPress={() => props.onRemove(index)}
            >
              <Icon as={Trash2} />
            </IconButton>
          </RowActions>
        )}
      </RowGroup>
      {isRemoved && (
        <RemovedRow data-part="removed-row">
          <span>{props.removedText}</span>
          <Button size="sm" variant="ghost" onPress={props.onRestore}>
            <Icon as={Undo2} size={16} />
            <FormattedMessage id="ds.fieldArray.restore" defaultMessage="Restore" />
          </Button>
        </RemovedRow>
      )}
    </>
  );
}
