import type { ReactElement } from 'react';
import type { AdCard } from '../../domain/ads/AdState';
import { AdCardLink } from './AdCardLink';
import { placeholder, type AdTemplateName } from './fillTemplate';
import { strings } from '../../domain/strings/strings';
import { Appeal, AppealLead, AppealText, Heart } from './AdSlot.styles';

/** Asks a reader whose browser blocks ads to let them through. */
export function AdAppeal() {
  return (
    <Appeal>
      <Heart viewBox="0 0 24 24" role="img" aria-label={strings['advertising.heart']}>
        <path d="M12 20.5 4.3 12.7a4.8 4.8 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.8.8.8-.8a4.9 4.9 0 0 1 6.9 0 4.8 4.8 0 0 1 0 6.9z" />
      </Heart>
      <AppealText>
        <AppealLead>{strings['advertising.lead']}</AppealLead>
        <span>{strings['advertising.request']}</span>
        <span>{strings['advertising.thanks']}</span>
      </AppealText>
    </Appeal>
  );
}

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
