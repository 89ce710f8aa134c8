import { CircleAlert, X } from 'lucide-react';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Rules } from '../../validation/rules.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { validate } from '../../validation/validate.ts';
import { TagItem, Tags, TagsRoot } from './TagField.styles.ts';
import { shorten } from './tagText.ts';

type Props = {
  labelId: string;
  tags: readonly string[];
  itemRules: Rules;
  isDisabled: boolean;
  /** Returns what is shown for a tag. By default the tag itself. */
  getLabel?: (tag: string) => string;
  /** Without it tags cannot be removed. */
  onRemove: ((positions: readonly number[]) => void) | undefined;
};

/** Returns whether a tag fails a rule. A rule that throws is reported by the field. */
function isWrong(tag: string, rules: Rules, getValue: (name: string) => unknown): boolean {
  try {
    return validate(tag, rules, { getValue }) !== null;
  } catch {
    return true;
  }
}

/** Renders the tags. Arrow keys move between them; Delete and the buttons remove them. */
export function TagItems({
  labelId,
  tags,
  itemRules,
  isDisabled,
  getLabel = (tag) => tag,
  onRemove,
}: Props) {
  const { formatMessage } = useIntl();
  const store = useContext(FormStoreContext);
  // A controlled value may contain duplicates, which need different keys.
  const items = tags.map((tag, index) => ({
    label: getLabel(tag),
    id: tags.indexOf(tag) === index ? tag : `${tag} ${index}`,
    isInvalid: isWrong(tag, itemRules, (name) => store?.getValue(name)),
  }));
  return (
    <TagsRoot
      data-part="tags"
      aria-labelledby={labelId}
      disabledKeys={isDisabled ? items.map(({ id }) => id) : []}
      onRemove={
        onRemove &&
        ((keys) => onRemove([...keys].map((key) => items.findIndex(({ id }) => id === key))))
      }
    >
      <Tags data-part="tags">
        {items.map(({ label, id, isInvalid }) => (
          <TagItem
            data-part="tag-item"
            key={id}
            id={id}
            data-invalid={isInvalid || undefined}
            textValue={
              isInvalid
                ? formatMessage(
                    { id: 'ds.tagField.wrong', defaultMessage: '{tag}, not valid' },
                    { tag: shorten(label) },
                  )
                : shorten(label)
            }
          >
            {isInvalid && <Icon as={CircleAlert} size={16} />}
            <span data-part="tag-text" dir="auto">
              {label}
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
