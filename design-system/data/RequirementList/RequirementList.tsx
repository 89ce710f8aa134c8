import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from '../../primitives/Link/Link.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Detail, Item, Root, Title } from './RequirementList.styles.ts';

/** One point that was checked, its result, and the way to put it right. */
export type RequirementListItem = {
  /** Tells the points of one list apart. */
  id: string;
  title: ReactNode;
  /** What the check said; a warning does not stand in the way. */
  result: 'pass' | 'fail' | 'warning' | 'unknown';
  detail?: ReactNode;
  /** Where it can be put right. */
  fix?: { href: string; label: ReactNode };
};

export type RequirementListProps = {
  /** The points, in their order. */
  items: readonly RequirementListItem[];
  /**
   * Its accessible name, where no heading stands right above it.
   * @default none
   */
  label?: string;
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

const signs = { pass: CircleCheck, fail: CircleX, warning: CircleAlert, unknown: CircleHelp };

const results = defineMessages({
  pass: { id: 'ds.requirementList.pass', defaultMessage: 'Met' },
  fail: { id: 'ds.requirementList.fail', defaultMessage: 'Not met' },
  warning: { id: 'ds.requirementList.warning', defaultMessage: 'Please check' },
  unknown: { id: 'ds.requirementList.unknown', defaultMessage: 'Not known' },
});

/** Points that were checked one by one; the result of each is a sign, a colour and a word. */
export function RequirementList({ items, label, ...props }: RequirementListProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...props} aria-label={label}>
      {items.map(({ id, title, result, detail, fix }) => (
        <Item key={id} data-result={result}>
          <Icon as={signs[result]} size={20} label={formatMessage(results[result])} />
          <div>
            <Title>{title}</Title>
            {detail && <Detail>{detail}</Detail>}
            {fix && <Link href={fix.href}>{fix.label}</Link>}
          </div>
        </Item>
      ))}
    </Root>
  );
}
