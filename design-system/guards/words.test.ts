import { expect, test } from 'vitest';
import { readApi } from './readApi.ts';

/** One word for one thing: the words of the props, in the API snapshot. */

// [what the line of a prop looks like, the word to use, where the other word is right and why]
const synonyms: readonly (readonly [RegExp, string, Record<string, string>?])[] = [
  [/^(?:hint|intro|caption|detail|subtitle|subline|secondary)\b/, 'description'],
  [/^(?:note|remark)\b/, 'description, footer or explanation'],
  [
    /^(?:steps|points|pictures|groups|filters|languages|messages|facts|entries|data|list)\??:/,
    'items',
    {
      DesignSystemProvider: 'the catalogue, as in react-intl',
      ListPage: 'filters, beside its rows',
      Query: 'any data, as in SWR and TanStack Query',
      MessageFormatter: 'the catalogue, as in react-intl',
      TableView: 'values by the id of their column',
    },
  ],
  [/^options\??: readonly (?!FieldEntry)/, 'items: options are for fields that hold a value'],
  [/^(?:getRowKey|keyOf|rowKey)\b/, 'getKey'],
  [/^(?:emptyText|emptyState|noData)\b/, 'empty'],
  [/^(?:min|max)\??:/, 'minValue, maxValue', { Constraints: 'attributes of HTML' }],
  [/^(?:maxFiles|maxCount|minCount|limitItems)\b/, 'maxItems'],
  [/^(?:multiple|isMultiple)\??:/, 'allowsMultiple', { Constraints: 'attributes of HTML' }],
  [
    /^(?:side|position|align(?:ment)?To)\??:/,
    'placement',
    { CurrencySymbol: 'before or after a figure' },
  ],
  [/^(?:left|right|before|after|prefix|suffix|leading|trailing)\??:/, 'start, end'],
  [/^action\??: ReactNode/, 'actions'],
  [
    /^(?:current|active|selected|onSelect)\??:/,
    'selectedKey, onSelectionChange',
    { ListAddress: 'several parameters, which are not selected' },
  ],
  [/^onSelectionChange\??: .*string\[\]/, 'a Set of keys'],
  [/^(?:sortDescriptor|order|orderBy)\??:/, 'sort'],
  [/^(?:is|default)?(?:Collapsed|Folded|Closed)\b/i, 'isExpanded or isOpen'],
  [
    /^(?:show|hide|with|enable|can|should)[A-Z]/,
    'has (a part), allows (what users may do) or is (a state)',
  ],
  [/^(?:variant|color|kind|intent|status)\??: .*'(?:danger|success)'/, 'tone'],
  [/^tone\??: .*'(?:muted|default|error|info)'/, 'a Tone'],
  [/^icon\??: .*ComponentType/, 'a node'],
  [/^level\??: 2 \|/, 'HeadingLevel'],
  [/^currentPath\b/, 'currentHref'],
  [/^(?:count\??: number =|badge\??: \{)/, 'badge, a CountBadge'],
  [
    /^(?:search\??: ReactNode|sort\??: \w+Item)/,
    'searchField, sortItem',
    { ListPage: 'what `sortFilter` returns, beside `search` and `filters`' },
  ],
  [/^(?:lead\??: ReactNode|certainty\b)/, 'start; state'],
  [
    /^(?:at|\w+At)\??: (?:string|number)/,
    'a DateInput',
    { Notice: 'what the library gives', StoredDraft: 'a figure in JSON' },
  ],
  [/^gap\??: number/, 'a Space'],
  [/^size\??: .*'(?:normal|display)'/, 'sm, md, lg'],
  [/^(?:\w*[hH]eader)\??: string/, 'a node'],
  [/^on[A-Z]\w*\??: .*=> unknown/, '() => void | Promise<unknown>'],
  [/^read[A-Z]/, 'parse…'],
  [/^currencySign\??: \(/, 'currencySymbol: the sign is Intl’s option of negative amounts'],
  [/^kind\??: '\w+' \|/, 'type'],
];

const entriesWithTitles = {
  AccordionItem: 'above a body',
  ItemListItem: 'above a body',
  RequirementListItem: 'above a body',
  TimelineItem: 'above a body',
};

test('no prop has another word for what has one', () => {
  const { components, types } = readApi('api.snapshot.txt');
  expect(components.length).toBeGreaterThan(90);
  expect(types.length).toBeGreaterThan(40);
  const wrong = [...components, ...types].flatMap(({ name, props }) =>
    props.flatMap((prop) =>
      synonyms
        .filter(([pattern, , exceptions = {}]) => pattern.test(prop) && !(name in exceptions))
        .map(([, word]) => `${name}.${prop.split(':')[0]}: use ${word}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('entries of collections have an id and a label, or a title above a body', () => {
  const { types } = readApi('api.snapshot.txt');
  const entries = types.filter(({ name }) =>
    /(?:Item|Option|Entry|Group|Series|Column|Step|Fact|Mark|Command)$/.test(name),
  );
  const names = (props: string[]) => props.map((prop) => prop.split(/\??:/)[0]);
  const wrong = entries
    .filter(({ name }) => !(name in entriesWithTitles))
    .filter(({ props }) => names(props).includes('title') || names(props).includes('term'))
    .map(({ name }) => name);
  expect(entries.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});
