import { RequirementList, type RequirementListItem } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Requirement } from '../../../contract/schemas/jobDetail.ts';

function renderDetail({ needed, mine, met }: Requirement) {
  if (mine === null) {
    return (
      <FormattedMessage
        id="requirement.needed"
        defaultMessage="Required: {needed}"
        values={{ needed: <bdi>{needed}</bdi> }}
      />
    );
  }
  // If nothing was compared, `mine` is the reason, such as “not shared”.
  if (met === null) {
    return (
      <FormattedMessage
        id="requirement.notShared"
        defaultMessage="Required: {needed}. This figure is {why}, so you cannot meet this requirement."
        values={{ needed: <bdi>{needed}</bdi>, why: <bdi>{mine}</bdi> }}
      />
    );
  }
  return (
    <FormattedMessage
      id="requirement.compared"
      defaultMessage="Required: {needed}. Yours: {mine}"
      values={{ needed: <bdi>{needed}</bdi>, mine: <bdi>{mine}</bdi> }}
    />
  );
}

function toItem(requirement: Requirement): RequirementListItem {
  const { key, label, met, fix_url: fixUrl } = requirement;
  return {
    id: key,
    title: label,
    result: met === null ? 'unknown' : met ? 'pass' : 'fail',
    description: renderDetail(requirement),
    ...(met === false &&
      fixUrl && {
        fix: {
          href: fixUrl,
          label: <FormattedMessage id="requirement.fix" defaultMessage="How to fix this" />,
        },
      }),
  };
}

/** Lists the requirements of a job, each compared with the user’s accounts. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) {
    return <FormattedMessage id="requirement.none" defaultMessage="No requirements." />;
  }
  return <RequirementList items={requirements.map(toItem)} />;
}
