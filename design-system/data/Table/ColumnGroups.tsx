import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { GroupHeading, GroupRow } from './TableHead.styles.ts';
import { renderGap } from './columnGap.tsx';
import type { ArrangedColumn } from './tableView.ts';

type Columns = readonly Pick<ArrangedColumn<never>, 'id' | 'group' | 'pin' | 'gap'>[];

type ColumnGroup = {
  id: string;
  title: string | undefined;
  count: number;
  index: number;
  /** Whether one of its columns is rendered. */
  isRendered: boolean;
};

/** Returns the neighbouring columns that share a heading. A pinned column never shares one with a column that scrolls. */
export function listColumnGroups(columns: Columns) {
  const groups: ColumnGroup[] = [];
  for (const [index, { id, group, pin, gap }] of columns.entries()) {
    const last = groups.at(-1);
    if (last && group !== undefined && last.title === group && pin === columns[index - 1]?.pin) {
      last.count += 1;
      last.isRendered ||= gap === undefined;
    } else {
      groups.push({ id, title: group, count: 1, index, isRendered: gap === undefined });
    }
  }
  return groups;
}

/** Joins neighbouring groups of which no column is rendered. */
function joinGaps(groups: readonly ColumnGroup[]): ColumnGroup[] {
  const joined: ColumnGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && !last.isRendered && !group.isRendered) last.count += group.count;
    else joined.push({ ...group });
  }
  return joined;
}

type ColumnGroupsProps = { columns: Columns; isSelectable: boolean; isVirtual: boolean };

/** Renders the row of headings above groups of columns. Columns without a group have an empty cell in it. */
export function ColumnGroups({ columns, isSelectable, isVirtual }: ColumnGroupsProps) {
  return (
    <GroupRow role="row" data-part="group-row" aria-rowindex={isVirtual ? 1 : undefined}>
      {isSelectable && (
        <GroupHeading data-part="group-heading" data-selection="" role="presentation" />
      )}
      {joinGaps(listColumnGroups(columns)).map(({ id, title, count, index, isRendered }) =>
        !isRendered ? (
          renderGap(id, count)
        ) : (
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
        ),
      )}
    </GroupRow>
  );
}
