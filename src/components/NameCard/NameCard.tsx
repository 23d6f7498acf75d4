import { styled } from '@mui/material/styles';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';

const Root = styled('div', { name: 'DocsNameCard', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  // The behavior moves it to the name.
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(26rem, 100vw - 2 * var(--gutter))',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
}));

const Signature = styled('code', { name: 'DocsNameCard', slot: 'Signature' })(({ theme }) => ({
  '&:not([hidden])': { display: 'block' },
  maxBlockSize: '9.5em',
  overflowY: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  direction: 'ltr',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

const Fact = styled('span', { name: 'DocsNameCard', slot: 'Fact' })(({ theme }) => ({
  marginInlineEnd: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Line = styled('p', { name: 'DocsNameCard', slot: 'Line' })(({ theme }) => ({
  '&, .prose &': { margin: theme.spacing(0.75, 0, 0) },
}));

/**
 * A card that says what a name in code is: its signature, whether it's required, its default, the version that added
 * it, and one sentence of the reference. It's empty until a name is pointed at.
 *
 * **When to use:** Pages with code have one, and the names in the code share it.
 *
 * **When not to use:** Don't use it for terms in prose: link to what explains them.
 *
 * **Accessibility:** Focus on a name opens it, and it describes the name. Escape closes it; the pointer can move onto
 * it. The link in it repeats that of the name, so the Tab key passes it over.
 */
export function NameCard() {
  return (
    <Root id="docs-name-card" popover="manual" tabIndex={-1} data-name-card="">
      <Signature data-fact="signature" />
      <Line>
        <Fact data-fact="isRequired">{strings['api.required']}</Fact>
        <Fact data-fact="default">
          {strings['api.default']} <code />
        </Fact>
        <Fact data-fact="added">
          {format(strings['api.added'], { version: '' })}
          <b />
        </Fact>
      </Line>
      <Line data-fact="sentence" />
      <Line data-fact="failed">{strings['name.failed']}</Line>
      <Line>
        <a tabIndex={-1}>{strings['name.reference']}</a>
      </Line>
    </Root>
  );
}
