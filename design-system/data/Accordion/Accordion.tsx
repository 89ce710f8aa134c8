import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { ChevronDown } from 'lucide-react';
import { use, type ReactNode, type Ref } from 'react';
import { DisclosureStateContext } from 'react-aria-components/Disclosure';
import { useProps } from '../../internal/useProps.ts';
import { HiddenPanelContext } from '../../internal/hiddenPanel.ts';
import { listKeys, type Keys } from '../../internal/keys.ts';
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
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** An item of an accordion: a heading that expands its content. */
export type AccordionItem<Id extends string = string> = {
  /** The unique id: its key in `expandedKeys` and the `id` of its heading. */
  id: Id;
  /** The heading, such as a question. */
  title: ReactNode;
  /** The content shown while it is open. */
  content: ReactNode;
  /**
   * Whether the item cannot be opened.
   * @default false
   */
  isDisabled?: boolean;
};

export type AccordionProps<Id extends string = string> = {
  /** The items from top to bottom. */
  items: readonly AccordionItem<Id>[];
  /**
   * The level of the headings in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
  /**
   * Whether multiple items can be open at once. Otherwise opening one closes the other.
   * @default false
   */
  allowsMultipleExpanded?: boolean;
  /** The ids of the open items (controlled), or `'all'`, which needs `allowsMultipleExpanded`. */
  expandedKeys?: Keys;
  /** The ids of the initially open items (uncontrolled), or `'all'`. */
  defaultExpandedKeys?: Keys;
  /** Called with the ids of the open items when the user opens or closes one. */
  onExpandedChange?: (keys: Set<Id>) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders the content of an item, whose overlays close with it. */
function PanelContent({ children }: { children: ReactNode }) {
  const isHidden = use(DisclosureStateContext)?.isExpanded === false;
  const isOuterHidden = use(HiddenPanelContext);
  return <HiddenPanelContext value={isHidden || isOuterHidden}>{children}</HiddenPanelContext>;
}

/**
 * Renders headings that expand the content below them. The find-in-page of browsers finds and opens closed text, and
 * links can lead to the id of an item.
 */
export function Accordion<Id extends string = string>(given: AccordionProps<Id>) {
  const {
    items,
    level = 3,
    allowsMultipleExpanded = false,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    ...props
  } = useProps('Accordion', given);
  if (isDevelopment) checkProps('Accordion', { items, expandedKeys, defaultExpandedKeys });
  const list = (keys: Keys | undefined) => keys && listKeys(keys, () => items.map(({ id }) => id));
  return (
    <Root
      {...props}
      allowsMultipleExpanded={allowsMultipleExpanded}
      expandedKeys={list(expandedKeys)}
      defaultExpandedKeys={list(defaultExpandedKeys)}
      onExpandedChange={(keys) => onExpandedChange?.(new Set([...keys] as Id[]))}
    >
      {items.map(({ id, title, content, isDisabled = false }) => (
        <Item data-part="item" key={id} id={id} isDisabled={isDisabled}>
          <Heading data-part="item-heading" as={`h${level}`} id={id}>
            <Trigger data-part="trigger" slot="trigger">
              <Title data-part="title">{title}</Title>
              <Chevron data-part="chevron">
                <Icon as={ChevronDown} size={20} />
              </Chevron>
            </Trigger>
          </Heading>
          <Panel data-part="panel">
            <Content data-part="content">
              <PanelContent>{content}</PanelContent>
            </Content>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}
