import { useStarredPages, type Command } from '@byline/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { paths } from '../../paths.ts';
import { titles } from '../../routeTitles.ts';
import { signOf, star } from './places.tsx';

const pages: readonly (readonly [string, MessageDescriptor, string?])[] = [
  [paths.dashboard, titles.dashboard, 'g d'],
  [paths.jobs, titles.jobs, 'g j'],
  [paths.jobHistory, titles.history, 'g h'],
  [paths.wallet, { id: 'layout.menu.wallet', defaultMessage: 'Wallet' }, 'g w'],
  [paths.profile, titles.profile],
  [paths.profileEdit, titles.profileEdit],
  [paths.contact, titles.contact],
  [paths.help, titles.help],
  [paths.terms, titles.terms],
  [paths.privacy, titles.privacy],
];

/** The pages of the application and those that the reader has starred, as commands. */
export function usePlaces(): { pages: Command[]; starred: Command[] } {
  const { formatMessage } = useIntl();
  const starred = useStarredPages();
  return {
    pages: pages.map(([href, title, shortcut]) => ({
      id: href,
      href,
      icon: signOf(href),
      label: formatMessage(title),
      keywords: [href],
      ...(shortcut && { shortcut }),
    })),
    starred: starred.map(({ href, title }) => ({
      id: `starred ${href}`,
      href,
      icon: signOf(href) ?? star,
      label: title,
    })),
  };
}
