import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import type { Key } from 'react-stately';
import type { SelectState } from 'react-stately/useSelectState';
import type { RefObject } from 'react';
import type { FieldOption } from '../field/fieldOption.ts';

/**
 * Finds the options of a closed select by typed letters as a native select does: the same letter again finds the next option
 * that begins with it. React Aria always finds the first one: https://github.com/adobe/react-spectrum/issues/8919.
 */
export class LetterDelegate extends ListKeyboardDelegate<FieldOption> {
  readonly #selected: Key | null;

  constructor(
    { collection, disabledKeys, value }: SelectState<FieldOption>,
    ref: RefObject<HTMLElement | null>,
    collator: Intl.Collator,
  ) {
    super(collection, disabledKeys, ref, collator);
    this.#selected = value;
  }

  override getKeyForSearch(text: string, from?: Key): Key | null {
    const [letter = ''] = text;
    if (text !== letter.repeat(text.length / letter.length)) {
      return super.getKeyForSearch(text, from ?? this.#selected ?? undefined);
    }
    const next = this.#selected === null ? null : this.getKeyBelow(this.#selected);
    return (
      (next === null ? null : super.getKeyForSearch(letter, next)) ?? super.getKeyForSearch(letter)
    );
  }
}
