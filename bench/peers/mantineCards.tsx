import '@mantine/core/styles/global.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';
import { Card, MantineProvider, Text, Title } from '@mantine/core';
import { cardList } from '../entries/cardList.ts';
import { mountCards } from '../entries/mountCards.tsx';

mountCards(
  <MantineProvider>
    <h1>Thousand cards</h1>
    {cardList.map(({ id, title, brand, pay }) => (
      <Card key={id} component="article" withBorder>
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{brand}</Text>
        <Text>{pay}</Text>
      </Card>
    ))}
  </MantineProvider>,
);
