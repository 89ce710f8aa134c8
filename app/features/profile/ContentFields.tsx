import { MultiSelectField, Stack, TextAreaField, type FieldEntry } from '@byline/design-system';
import { useIntl, type IntlShape } from 'react-intl';
import { textRules } from '../../../contract/rules/texts.ts';
import { bioMaxLength, maxCategories } from '../../../contract/rules/profile.ts';
import type { ProfileOptions } from '../../../contract/schemas/profile.ts';

// Lists the browser's languages first, because most users make content in them.
function putDeviceFirst(
  languages: ProfileOptions['languages'],
  formatMessage: IntlShape['formatMessage'],
): readonly FieldEntry[] {
  const own = new Set(navigator.languages.map((tag) => tag.split('-', 1)[0]));
  const isOwn = ({ id }: { id: string }) => own.has(id.split('-', 1)[0]);
  if (!languages.some(isOwn)) return languages;
  return [
    {
      id: 'own',
      label: formatMessage({ id: 'content.languages.own', defaultMessage: 'Your languages' }),
      items: languages.filter(isOwn),
    },
    {
      id: 'other',
      label: formatMessage({ id: 'content.languages.other', defaultMessage: 'Other languages' }),
      items: languages.filter((language) => !isOwn(language)),
    },
  ];
}

/** Renders the content fields of a profile, in a form with their values. */
export function ContentFields({ options }: { options: ProfileOptions }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="md">
      <MultiSelectField
        name="categories"
        label={formatMessage({ id: 'content.categories', defaultMessage: 'Categories' })}
        description={formatMessage({
          id: 'content.categories.hint',
          defaultMessage: 'One to five kinds of content that you make most often.',
        })}
        options={options.categories}
        maxItems={maxCategories}
        isRequired
      />
      <MultiSelectField
        name="languages"
        label={formatMessage({ id: 'content.languages', defaultMessage: 'Languages' })}
        description={formatMessage({
          id: 'content.languages.hint',
          defaultMessage: 'The languages you use with your audience.',
        })}
        options={putDeviceFirst(options.languages, formatMessage)}
        isRequired
      />
      <TextAreaField
        name="bio"
        label={formatMessage({ id: 'content.bio', defaultMessage: 'About your work' })}
        description={formatMessage({
          id: 'content.bio.hint',
          defaultMessage: 'Two or three sentences. Brands read this first.',
        })}
        rows={4}
        maxLength={bioMaxLength}
        rules={textRules}
      />
    </Stack>
  );
}
