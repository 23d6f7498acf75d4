import type { AdCard, AdShape } from '../../domain/ads/AdState';
import { clickAttributes } from '../../domain/ads/adReports';
import { adTable } from '../../domain/ads/adTable';
import { strings } from '../../domain/strings/strings';
import {
  Action,
  Caption,
  Card,
  Image,
  Name,
  Publisher,
  Tag,
  Text,
  Tile,
  Words,
} from './AdSlot.styles';

interface AdCardLinkProps {
  card: AdCard;
  shape: AdShape;
}

const { width, height } = adTable.image;

function Picture({ name, image }: { name: string; image: NonNullable<AdCard['image']> }) {
  const picture = (src: string, className?: string) => (
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
        ? picture(image.light)
        : [picture(image.light, 'only-light-mode'), picture(image.dark, 'only-dark-mode')]}
    </Tile>
  );
}

/** An ad whose words and picture are known, as one link. */
export function AdCardLink({ card, shape }: AdCardLinkProps) {
  return (
    <Card
      href={card.link}
      target="_blank"
      rel="noopener sponsored"
      data-shape={shape}
      {...clickAttributes(card.label)}
    >
      {shape === 'image' && card.image && <Picture name={card.name} image={card.image} />}
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
