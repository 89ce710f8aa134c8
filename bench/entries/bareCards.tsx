import { cardList } from './cardList.ts';
import { mountCards } from './mountCards.tsx';

mountCards(
  <>
    <h1>Thousand cards</h1>
    {cardList.map(({ id, title, brand, pay }) => (
      <article key={id}>
        <h2>{title}</h2>
        <p>{brand}</p>
        <p>{pay}</p>
      </article>
    ))}
  </>,
);
