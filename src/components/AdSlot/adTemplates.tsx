import type { ReactElement } from 'react';
import type { AdCard } from '../../domain/ads/AdState';
import { AdAppeal } from './AdAppeal';
import { AdCardLink } from './AdCardLink';
import { placeholder, type AdTemplateName } from './fillTemplate';

/** A card whose texts and URLs are placeholders. */
const placeholderCard: AdCard = {
  name: placeholder('name'),
  link: placeholder('link'),
  image: { light: placeholder('light'), dark: placeholder('dark') },
  description: placeholder('description'),
  poweredby: placeholder('poweredby'),
  label: null,
  impressions: [],
};

/** Templates of everything the slot can show, rendered at build: a page fills in placeholders, without React. */
export const adTemplates: Readonly<Record<AdTemplateName, ReactElement>> = {
  appeal: <AdAppeal />,
  inline: <AdCardLink card={placeholderCard} shape="inline" />,
  words: <AdCardLink card={{ ...placeholderCard, image: null }} shape="image" />,
  picture: (
    <AdCardLink
      card={{
        ...placeholderCard,
        image: { light: placeholder('light'), dark: placeholder('light') },
      }}
      shape="image"
    />
  ),
  pictures: <AdCardLink card={placeholderCard} shape="image" />,
};
