import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { useTypedParam } from './useTypedParam.ts';

type ListSearchProps = {
  /** The parameter of the address, such as `q`. */
  param: string;
  /** The label, such as "Search by job or brand". */
  label: string;
  placeholder?: string | undefined;
};

/** Renders the search of a list. What is typed is in the address 300 ms after the last letter. */
export function ListSearch({ param, ...props }: ListSearchProps) {
  const [text, setText] = useTypedParam(param);
  return <SearchField {...props} isLabelHidden value={text} onChange={setText} />;
}
