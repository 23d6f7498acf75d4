import type { ReactElement } from 'react';
import type { AdCard } from '../../domain/ads/AdState';
import { AdAppeal } from './AdAppeal';
import { AdCardLink } from './AdCardLink';
import { blank, type PieceName } from './pieceNames';

/** A card whose words and addresses are blanks. */
const blankCard: AdCard = {
  name: blank('name'),
  link: blank('link'),
  image: { light: blank('light'), dark: blank('dark') },
  description: blank('description'),
  poweredby: blank('poweredby'),
  label: null,
  impressions: [],
};

/**
 * What the slot can show, drawn once at build: a page fills in the blanks and needs no React for it.
 * Their style rules stand in every page.
 */
export const slotPieces: Readonly<Record<PieceName, ReactElement>> = {
  appeal: <AdAppeal />,
  inline: <AdCardLink card={blankCard} shape="inline" />,
  words: <AdCardLink card={{ ...blankCard, image: null }} shape="image" />,
  picture: (
    <AdCardLink
      card={{ ...blankCard, image: { light: blank('light'), dark: blank('light') } }}
      shape="image"
    />
  ),
  pictures: <AdCardLink card={blankCard} shape="image" />,
};
