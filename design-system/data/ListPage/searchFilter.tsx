import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { changeValues, type ListFilter, type ParamsWith, type Source } from './listFilter.ts';
import { useTypedParam } from './useTypedParam.ts';

type ListSearchProps = {
  /** The parameter of the address, such as `q`. */
  param: string;
  /** The label, such as "Search by job or brand". */
  label: string;
  placeholder?: string | undefined;
};

function ListSearch({ param, ...props }: ListSearchProps) {
  const [text, setText] = useTypedParam(param);
  return <SearchField {...props} isLabelHidden value={text} onChange={setText} />;
}

/** Returns the search of a list, for `search`. What is typed is in the address 300 ms after the last letter. */
export function searchFilter<
  From extends Source,
  Name extends ParamsWith<From, string | undefined>,
>(
  address: From,
  param: Name,
  {
    label,
    placeholder,
    formatText = (text) => text,
  }: {
    /** The label, which is visually hidden, such as "Search by job or brand". */
    label: string;
    placeholder?: string;
    /** Returns the name of the search in the list of filters in use; the text by default. */
    formatText?: (text: string) => string;
  },
): ListFilter {
  const text = address.values[param] as string | undefined;
  return {
    id: param,
    label,
    content: <ListSearch param={param} label={label} placeholder={placeholder} />,
    chosen: text
      ? [
          {
            id: param,
            texts: [formatText(text)],
            remove: () => changeValues(address, { [param]: undefined }),
          },
        ]
      : [],
  };
}
