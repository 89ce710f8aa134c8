import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { cardList } from '../entries/cardList.ts';
import { mountCards } from '../entries/mountCards.tsx';

mountCards(
  <>
    <h1>Thousand cards</h1>
    {cardList.map(({ id, title, brand, pay }) => (
      <Card key={id} component="article" variant="outlined">
        <CardContent>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary">{brand}</Typography>
          <Typography>{pay}</Typography>
        </CardContent>
      </Card>
    ))}
  </>,
);
