import { Card, DesignSystemProvider, VirtualList } from '@byline/design-system';
import '@byline/design-system/styles.css';
import { IntlProvider } from 'react-intl';
import { cardList } from './cardList.ts';
import { mountCards } from './mountCards.tsx';

mountCards(
  <IntlProvider locale="en" onError={() => undefined}>
    <DesignSystemProvider navigate={() => undefined}>
      <h1>Thousand cards</h1>
      <VirtualList
        label="Jobs"
        rows={cardList}
        getRowKey={({ id }) => id}
        height="640px"
        estimatedRowHeight={126}
      >
        {({ title, brand, pay }) => (
          <Card title={title} hint={brand} as="div">
            {pay}
          </Card>
        )}
      </VirtualList>
    </DesignSystemProvider>
  </IntlProvider>,
);
