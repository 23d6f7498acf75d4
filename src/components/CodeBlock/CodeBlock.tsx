import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { CopyButton } from '../CopyButton/CopyButton';
import { Code, Fold, FoldLabel, FoldToggle, Frame, Head } from './CodeBlock.styles';
import { withLineLinks } from './withLineLinks';

export interface CodeBlockProps {
  language: string;
  /** File name or what the code is; shown above it. */
  title?: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  /** Unique on the page; makes each line linkable: `#<id>-L<number>`. */
  id?: string;
}

/** Blocks with more lines are collapsed at first. */
export const foldAboveLines = 30;

/** Code in a frame, with a way to copy it. Long lines scroll; the region takes focus for that. */
export function CodeBlock({ language: codeLanguage, title, html, id }: CodeBlockProps) {
  const lines = html.split('\n').length;
  return (
    <Frame id={id} data-code="">
      {title ? (
        <Head>
          {title}
          <CopyButton />
        </Head>
      ) : (
        <CopyButton />
      )}
      <Code
        tabIndex={0}
        role="group"
        aria-label={title ?? format(strings['code.name'], { language: codeLanguage })}
      >
        <code
          data-lines={lines}
          dangerouslySetInnerHTML={{
            __html: id ? withLineLinks(html, id, strings['code.line']) : html,
          }}
        />
      </Code>
      {lines > foldAboveLines && (
        <Fold className="screen-only">
          <FoldToggle>
            <FoldLabel>{plural(strings['code.showAll'], lines)}</FoldLabel>
            <FoldLabel>{strings['code.showLess']}</FoldLabel>
          </FoldToggle>
        </Fold>
      )}
    </Frame>
  );
}
