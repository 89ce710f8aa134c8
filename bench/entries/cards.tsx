import { Card, DesignSystemProvider, VirtualList } from '@byline/design-system';
import '@byline/design-system/styles.css';
import { cardList } from './cardList.ts';
import { mountCards } from './mountCards.tsx';

mountCards(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <h1>Thousand cards</h1>
    <VirtualList
      aria-label="Jobs"
      items={cardList}
      getKey={({ id }) => id}
      maxHeight="640px"
      estimatedItemHeight={126}
    >
      {({ title, brand, pay }) => (
        <Card title={title} description={brand} as="div">
          {pay}
        </Card>
      )}
    </VirtualList>
  </DesignSystemProvider>,
);
