import { Icon } from '../../../src/components/Icon/Icon';
import { icons, type IconName } from '../../../src/theme/icons';
import { Copy } from './Copy';
import { Sample, Samples } from './TokenPage.styles';
import { TokenPage, TokenPart } from './TokenPage';

const names = Object.keys(icons) as IconName[];

/** The one set of icons. */
export const IconsPage = () => (
  <TokenPage
    title="Icons"
    lead="One set on a grid of 20 px, with strokes of 1.5 px. Icons take the color of the surrounding text."
  >
    <TokenPart title={`${names.length} icons`}>
      <Samples>
        {names.map((name) => (
          <Sample key={name}>
            <div>
              <Icon name={name} />
            </div>
            <Copy text={`<Icon name="${name}" />`} />
          </Sample>
        ))}
      </Samples>
    </TokenPart>
  </TokenPage>
);
