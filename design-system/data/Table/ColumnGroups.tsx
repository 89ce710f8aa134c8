import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { GroupHeading, GroupRow } from './TableHead.styles.ts';
import type { ArrangedColumn } from './tableView.ts';

type Columns = readonly Pick<ArrangedColumn<never>, 'id' | 'group' | 'pin'>[];

/** Returns the neighbouring columns that share a heading. A pinned column never shares one with a column that scrolls. */
export function listColumnGroups(columns: Columns) {
  const groups: { id: string; title: string | undefined; count: number; index: number }[] = [];
  for (const [index, { id, group, pin }] of columns.entries()) {
    const last = groups.at(-1);
    if (last && group !== undefined && last.title === group && pin === columns[index - 1]?.pin) {
      last.count += 1;
    } else {
      groups.push({ id, title: group, count: 1, index });
    }
  }
  return groups;
}

type ColumnGroupsProps = { columns: Columns; isSelectable: boolean; isVirtual: boolean };

/** Renders the row of headings above groups of columns. Columns without a group have an empty cell in it. */
export function ColumnGroups({ columns, isSelectable, isVirtual }: ColumnGroupsProps) {
  return (
    <GroupRow role="row" data-part="group-row" aria-rowindex={isVirtual ? 1 : undefined}>
      {isSelectable && (
        <GroupHeading data-part="group-heading" data-selection="" role="presentation" />
      )}
      {listColumnGroups(columns).map(({ id, title, count, index }) => (
        <GroupHeading
          key={id}
          data-part="group-heading"
          colSpan={count}
          {...(title === undefined
            ? { role: 'presentation' }
            : {
                role: 'columnheader',
                'aria-colspan': count,
                'aria-colindex': index + 1 + Number(isSelectable),
                'data-titled': '',
              })}
        >
          {wrapTexts(title)}
        </GroupHeading>
      ))}
    </GroupRow>
  );
}
