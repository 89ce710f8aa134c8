import { CircleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Rules } from '../../validation/rules.ts';
import { validate } from '../../validation/validate.ts';
import { shorten } from './shorten.ts';
import { TagItem, Tags, TagsRoot } from './TagField.styles.ts';

type Props = {
  labelId: string;
  tags: readonly string[];
  itemRules: Rules;
  isDisabled: boolean;
  /** Without it the tags cannot be removed. */
  onRemove: ((tags: readonly string[]) => void) | undefined;
};

/** The tags of a field: arrow keys walk them, Delete and their buttons remove them. */
export function TagItems({ labelId, tags, itemRules, isDisabled, onRemove }: Props) {
  const { formatMessage } = useIntl();
  // A caller may give an entry twice; the list needs a key for each.
  const items = tags.map((tag, index) => ({
    tag,
    id: tags.indexOf(tag) === index ? tag : `${tag} ${index}`,
    isWrong: validate(tag, itemRules) !== null,
  }));
  const tagOf = (key: unknown) => items.find(({ id }) => id === key)?.tag ?? '';
  return (
    <TagsRoot
      aria-labelledby={labelId}
      disabledKeys={isDisabled ? items.map(({ id }) => id) : []}
      onRemove={onRemove && ((keys) => onRemove([...keys].map(tagOf)))}
    >
      <Tags>
        {items.map(({ tag, id, isWrong }) => (
          <TagItem
            key={id}
            id={id}
            data-wrong={isWrong || undefined}
            textValue={
              isWrong
                ? formatMessage(
                    { id: 'ds.tagField.wrong', defaultMessage: '{tag}, not valid' },
                    { tag: shorten(tag) },
                  )
                : shorten(tag)
            }
          >
            {isWrong && <Icon as={CircleAlert} size={16} />}
            <span data-part="text" dir="auto">
              {tag}
            </span>
            {onRemove && (
              <Button slot="remove">
                <Icon as={X} size={16} />
              </Button>
            )}
          </TagItem>
        ))}
      </Tags>
    </TagsRoot>
  );
}
