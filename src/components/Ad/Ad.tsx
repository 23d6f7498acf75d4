import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { AdPlacement, AdSettings } from '../../domain/ads/adConfig';
import { adTable, clickAttributes, type AdCard, type AdShape } from '../../domain/ads/adMachine';
import { strings } from '../../domain/strings/strings';
import { placeholder, type AdTemplateName } from './Ad.behavior';
import {
  Action,
  Appeal,
  AppealLead,
  AppealText,
  Caption,
  Card,
  Heart,
  Host,
  Image,
  Name,
  Publisher,
  Reserve,
  ScriptHost,
  ScriptReserve,
  Tag,
  Text,
  Tile,
  VendorTag,
  Words,
} from './Ad.styles';

const AdSettingsContext = createContext<AdSettings | null>(null);

/**
 * How the site advertises.
 * @throws {Error} outside `AdProvider`
 */
function useAdSettings(): AdSettings {
  const settings = useContext(AdSettingsContext);
  if (!settings) {
    throw new Error(
      'useAdSettings found no AdProvider above it, so the ad settings of this site are unknown. Wrap the component in <AdProvider config={…}>.',
    );
  }
  return settings;
}

/** Provides the ad settings of a page to its ads. */
export function AdProvider({ config, children }: { config: AdSettings; children?: ReactNode }) {
  return <AdSettingsContext value={config}>{children}</AdSettingsContext>;
}

/**
 * The box of an ad: its size is fixed, and it is empty until an ad arrives. Below a demo it appears when the demo's
 * code is opened, if a feed has ads for it.
 *
 * **When to use:** Put one on a page: after the lead where a vendor's script has ads, otherwise between two sections.
 * Put one below a demo where a feed has ads.
 *
 * **When not to use:** Don't put more than one ad on a page, except below demos. There, use the placement `demo`,
 * which is a single line.
 *
 * **Accessibility:** A shown ad is a named group. The box reserves its size before anything loads, so text below it
 * never moves.
 */
export function Ad({ placement = 'body-top' }: { placement?: AdPlacement }) {
  const settings = useAdSettings();
  const { script, feed } = settings.thirdParties;
  const isUnderDemo = placement === 'demo';
  if (isUnderDemo && !feed) return null;
  const common = {
    className: 'screen-only needs-script',
    ...(isUnderDemo ? { 'data-under-demo': '' } : { 'data-placement': JSON.stringify(settings) }),
  };
  if (isUnderDemo || settings.source !== 'script')
    return (
      <Reserve {...common}>
        <Host />
      </Reserve>
    );
  return (
    <ScriptReserve {...common} data-beside-contents={script?.format ?? ''}>
      <ScriptHost />
      <VendorTag>{strings['advertising.tag']}</VendorTag>
    </ScriptReserve>
  );
}

/* What the box shows. */

const { width, height } = adTable.image;

function CardImage({ name, image }: { name: string; image: NonNullable<AdCard['image']> }) {
  const imageOf = (src: string, className?: string) => (
    // Lazy: the one of the other color scheme, which is not displayed, is never loaded.
    <Image
      key={src}
      {...{ src, className, width, height }}
      alt={name}
      loading="lazy"
      decoding="async"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  return (
    <Tile>
      {image.light === image.dark
        ? imageOf(image.light)
        : [imageOf(image.light, 'only-light-mode'), imageOf(image.dark, 'only-dark-mode')]}
    </Tile>
  );
}

/** An ad whose text and image are known, as one link. */
function AdCardLink({ card, shape }: { card: AdCard; shape: AdShape }) {
  return (
    <Card
      href={card.link}
      target="_blank"
      rel="noopener sponsored"
      data-shape={shape}
      {...clickAttributes(card.label)}
    >
      {shape === 'image' && card.image && <CardImage name={card.name} image={card.image} />}
      <Words>
        <Text>
          {card.name && <Name>{card.name}</Name>} {card.description}
        </Text>
        <Caption>
          <Tag>{strings['advertising.tag']}</Tag>{' '}
          <Publisher>
            {strings['advertising.by'].replace('{publisher}', () => card.poweredby)}
          </Publisher>{' '}
          {shape === 'inline' && <Action>{strings['advertising.action']}</Action>}
        </Caption>
      </Words>
    </Card>
  );
}

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

/** Templates of everything an ad can be, rendered at build: a page fills in placeholders, without React. */
export const adTemplates: Readonly<Record<AdTemplateName, ReactElement>> = {
  appeal: <AdAppeal />,
  inline: <AdCardLink card={placeholderCard} shape="inline" />,
  words: <AdCardLink card={{ ...placeholderCard, image: null }} shape="image" />,
  image: (
    <AdCardLink
      card={{
        ...placeholderCard,
        image: { light: placeholder('light'), dark: placeholder('light') },
      }}
      shape="image"
    />
  ),
  images: <AdCardLink card={placeholderCard} shape="image" />,
};
