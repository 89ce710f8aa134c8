import { Circle, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Detail, Item, Root, Title } from './RequirementList.styles.ts';

/** A requirement, the result of its check, and a link to fix it. */
export type RequirementListItem = {
  /** The unique id. */
  id: string;
  title: ReactNode;
  /** The result of the check. A warning does not prevent the user from continuing. */
  result: 'pass' | 'fail' | 'warning' | 'unknown';
  description?: ReactNode;
  /** A link to the page where it can be fixed. */
  fix?: { href: string; label: ReactNode };
};

export type RequirementListProps = {
  /** The requirements in order. */
  items: readonly RequirementListItem[];
  /** The accessible name, if there is no heading directly above. */
  'aria-label'?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLUListElement>;
};

const icons = { pass: CircleCheck, fail: CircleX, warning: CircleAlert, unknown: Circle };

const results = defineMessages({
  pass: { id: 'ds.requirementList.pass', defaultMessage: 'Met' },
  fail: { id: 'ds.requirementList.fail', defaultMessage: 'Not met' },
  warning: { id: 'ds.requirementList.warning', defaultMessage: 'Needs checking' },
  unknown: { id: 'ds.requirementList.unknown', defaultMessage: 'Unknown' },
});

/** Renders a list of requirements; each result has an icon, a colour and a label for screen readers. */
export function RequirementList(given: RequirementListProps) {
  const { items, 'aria-label': label, ...props } = useProps('RequirementList', given);
  const { formatMessage } = useIntl();
  return (
    <Root {...props} aria-label={label}>
      {items.map(({ id, title, result, description, fix }) => (
        <Item data-part="item" key={id} data-result={result}>
          <Icon as={icons[result]} size={20} aria-label={formatMessage(results[result])} />
          <div>
            <Title data-part="title">{title}</Title>
            {description && <Detail data-part="description">{description}</Detail>}
            {fix && <Link href={fix.href}>{fix.label}</Link>}
          </div>
        </Item>
      ))}
    </Root>
  );
}
