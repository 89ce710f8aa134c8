import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Key } from 'react-aria-components/DisclosureGroup';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import {
  Chevron,
  Content,
  Heading,
  Item,
  Panel,
  Root,
  Title,
  Trigger,
} from './Accordion.styles.ts';

/** One item: its heading opens what stands below it. */
export type AccordionItem = {
  /** Tells the items apart; its key among those that are open, and the id of its heading. */
  id: string;
  /** What it is about: a question, say. */
  title: ReactNode;
  /** What is read once it is open. */
  content: ReactNode;
  /**
   * It cannot be opened.
   * @default false
   */
  isDisabled?: boolean;
};

export type AccordionProps = {
  /** From top to bottom. */
  items: readonly AccordionItem[];
  /**
   * The level of the headings in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
  /**
   * Several may be open at once; otherwise opening one closes the other.
   * @default false
   */
  allowsMultiple?: boolean;
  /**
   * The ids of the open items, where the caller keeps them: from the address, say.
   * @default kept by the accordion
   */
  expandedKeys?: Iterable<Key>;
  /**
   * The ids of the items that are open at first.
   * @default none
   */
  defaultExpandedKeys?: Iterable<Key>;
  /** Called with the ids of the open items when the reader opens or closes one. */
  onExpandedChange?: (keys: Set<Key>) => void;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Headings that open what stands below them. The search of a browser finds closed text and opens it, and an
 * address may lead to an item: the id of the item is the id of its heading.
 */
export function Accordion({
  items,
  level = 3,
  allowsMultiple = false,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  ...props
}: AccordionProps) {
  return (
    <Root
      {...props}
      allowsMultipleExpanded={allowsMultiple}
      {...(expandedKeys && { expandedKeys })}
      {...(defaultExpandedKeys && { defaultExpandedKeys })}
      {...(onExpandedChange && { onExpandedChange })}
    >
      {items.map(({ id, title, content, isDisabled = false }) => (
        <Item key={id} id={id} isDisabled={isDisabled}>
          <Heading as={`h${level}`} id={id}>
            <Trigger slot="trigger">
              <Title>{title}</Title>
              <Chevron>
                <Icon as={ChevronDown} size={20} />
              </Chevron>
            </Trigger>
          </Heading>
          <Panel>
            <Content>{content}</Content>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}
