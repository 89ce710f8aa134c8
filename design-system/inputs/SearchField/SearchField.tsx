import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { Icon } from '../../data/Icon/Icon.tsx';
import type { OwnProps } from '../../internal/ownProps.ts';
import { SearchBox, SearchRoot } from './SearchField.styles.ts';

export type SearchFieldProps = Omit<
  OwnProps<AriaSearchFieldProps>,
  'validate' | 'validationBehavior' | 'isInvalid' | 'slot'
> & {
  /** What is searched. */
  label: string;
  /**
   * The label is only for screen readers, where the place and the icon say it to the eye.
   * @default false
   */
  isLabelHidden?: boolean;
  /** An example of what to search for, never in place of the label. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A search: Enter calls `onSubmit`, Escape or the button empties it and calls `onClear`. */
export function SearchField({ label, isLabelHidden, placeholder, ...props }: SearchFieldProps) {
  return (
    <SearchRoot enterKeyHint="search" {...props}>
      <Label data-part="label" data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      <SearchBox>
        <Icon as={Search} size={18} />
        <Input placeholder={placeholder} />
        <Button data-part="clear">
          <Icon as={X} size={16} />
        </Button>
      </SearchBox>
    </SearchRoot>
  );
}
