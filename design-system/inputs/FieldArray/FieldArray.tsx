import { Plus } from 'lucide-react';
import { useContext, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { deriveRules } from '../../validation/rules.ts';
import { messagePart } from '../field/FieldFrame/messagePart.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { FieldScopeContext } from '../field/fieldScope.ts';
import { getFieldText } from '../field/fieldText.ts';
import { LimitCounter } from '../field/TextLimits.tsx';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useFocusableField } from '../field/useFocusableField.ts';
import { ArrayFoot, ArrayRoot, Rows } from './FieldArray.styles.ts';
import { FieldArrayRow, type FieldArrayRowProps } from './FieldArrayRow.tsx';
import { createRowList, getKeys, listRendered, replaceRows } from './rowList.ts';
import { useRowActions } from './useRowActions.ts';

type Shared =
  | 'label'
  | 'textValue'
  | 'isLabelHidden'
  | 'description'
  | 'ruleMessages'
  | 'errorMessage'
  | 'isDisabled'
  | 'isReadOnly'
  | 'id'
  | 'className'
  | 'ref';

export type FieldArrayProps = Pick<FieldProps, Shared> & {
  /** The name of the list in the form: its rows are `owners.0`, `owners.1` and so on. */
  name: string;
  /** Renders the fields of a row. `name` returns their names. */
  children: (row: FieldArrayRowProps) => ReactNode;
  /** The values of the initial rows. By default the form's values at the name of the list. */
  defaultValue?: readonly unknown[] | undefined;
  /** The initial values of a row that is added. */
  newItem?: unknown;
  /** The minimum number of rows. There are as many from the start. */
  minItems?: number | undefined;
  /** The maximum number of rows. */
  maxItems?: number | undefined;
  /**
   * Whether users can move rows.
   * @default false
   */
  allowsReorder?: boolean | undefined;
  /**
   * How rows look: each in a frame, or as lines of a table, whose first row has the labels.
   * @default 'stack'
   */
  layout?: 'stack' | 'table' | undefined;
  /** The text of the button that adds a row. By default “Add”. */
  addLabel?: ReactNode;
  /** Returns the label of the row at a position from 1. By default the label of the list with the position. */
  getRowLabel?: ((position: number) => string) | undefined;
};

/**
 * Renders a list of rows with the same fields, which users add, remove and move. Fields keep what was typed in them, and messages stay at
 * their row.
 */
export function FieldArray(given: FieldArrayProps) {
  const {
    name,
    label,
    textValue,
    isLabelHidden,
    description,
    ruleMessages,
    errorMessage,
    isDisabled = false,
    isReadOnly = false,
    children,
    defaultValue,
    newItem = {},
    minItems = 0,
    maxItems = Infinity,
    allowsReorder = false,
    layout = 'stack',
    addLabel,
    getRowLabel,
    ref,
    ...props
  } = useFieldProps('FieldArray', given);
  const { formatMessage, formatNumber } = useIntl();
  const labelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  useSharedRef(rootRef, ref);
  const scope = useContext(FieldScopeContext);
  const [list, setList] = useState(() => createRowList(readInitial()));
  const text = getFieldText({ label, textValue });
  const count = list.rows.length;

  function readInitial(): unknown[] {
    const initial = defaultValue ?? scope?.readDefault(name);
    const values: unknown[] = Array.isArray(initial) ? [...(initial as unknown[])] : [];
    while (values.length < minItems) values.push(newItem);
    return values;
  }

  const field = useFocusableField({
    name,
    label,
    textValue,
    rules: deriveRules({
      required: minItems > 0,
      minLength: minItems || null,
      maxLength: Number.isFinite(maxItems) ? maxItems : null,
    }),
    messages: ruleMessages,
    errorMessage,
    isDisabled,
    isReadOnly,
    describedBy: undefined,
    isList: true,
    defaultValue: list.initialKeys,
    read: () => getKeys(list),
    focus: () => addRef.current?.focus(),
    write: (values) => setList(replaceRows(list, Array.isArray(values) ? values : [])),
    restore: (_initial, isReset) => {
      if (isReset) setList(createRowList(readInitial(), list.count));
    },
  });

  const { labelRow, describeRemoval, add, remove, restore, move } = useRowActions({
    list,
    newItem,
    rootRef,
    labelId,
    labelRow: (position) =>
      getRowLabel?.(position) ??
      formatMessage(
        { id: 'ds.fieldArray.row', defaultMessage: '{label} {position}' },
        { label: text, position: formatNumber(position) },
      ),
    onChange(next) {
      setList(next);
      field.input(getKeys(next));
    },
  });

  return (
    <ArrayRoot
      {...props}
      ref={rootRef}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={`${description ? `${field.id}-description ` : ''}${field.id}-message`}
      data-required={field.isRequired || undefined}
    >
      <span id={labelId} data-part="label" data-hidden={isLabelHidden || undefined}>
        {label}
      </span>
      {description && (
        <div id={`${field.id}-description`} data-part="description">
          {description}
        </div>
      )}
      <Rows data-part="rows" data-rows={labelId} data-layout={layout}>
        {listRendered(list).map(({ row, index }) => (
          <li key={row.key} data-removed={index === null || undefined}>
            <FieldArrayRow
              listName={name}
              row={row}
              index={index}
              shownIndex={index ?? list.removed?.index ?? 0}
              count={count}
              label={labelRow(index ?? list.removed?.index ?? 0)}
              removedText={index === null ? describeRemoval(list.removed?.index ?? 0) : null}
              isDisabled={isDisabled}
              hasActions={!isReadOnly}
              allowsReorder={allowsReorder}
              allowsRemove={count > minItems}
              render={children}
              onMove={move}
              onRemove={remove}
              onRestore={restore}
            />
          </li>
        ))}
      </Rows>
      {/* The root of the field is without its rows, whose fields have their own messages. */}
      <ArrayFoot ref={field.rootRef} data-part="foot" id={`${field.id}-control`}>
        {/* By this input the field finds its form. Without a name it is not sent. */}
        <input type="hidden" />
        {messagePart(field)}
        {Number.isFinite(maxItems) && <LimitCounter length={count} max={maxItems} />}
        {!isReadOnly && (
          <Button
            ref={addRef}
            variant="soft"
            size="sm"
            isDisabled={isDisabled || count >= maxItems}
            onPress={add}
          >
            <Icon as={Plus} size={16} />
            {addLabel ?? <FormattedMessage id="ds.fieldArray.add" defaultMessage="Add" />}
          </Button>
        )}
      </ArrayFoot>
    </ArrayRoot>
  );
}
