import { fill } from '../../domain/language/fill';
import { sayCount } from '../../domain/language/say';
import { useLanguage } from '../../platform/TextsContext';
import { CopyButton } from '../CopyButton/CopyButton';
import { Fold, Frame, Head } from './CodeBlock.styles';
import { withLineLinks } from './withLineLinks';

export interface CodeBlockProps {
  language: string;
  /** File name or what the code is; shown above it. */
  title?: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  /** Unique on the page; gives each line an address, `#<id>-L<number>`. */
  id?: string;
}

/** A block with more lines begins folded. */
export const foldAboveLines = 30;

/** Code in a frame, with a way to copy it. Long lines scroll; the region takes focus for that. */
export function CodeBlock({ language: codeLanguage, title, html, id }: CodeBlockProps) {
  const language = useLanguage();
  const { texts } = language;
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
      <pre
        tabIndex={0}
        role="group"
        aria-label={title ?? fill(texts['code.name'], { language: codeLanguage })}
      >
        <code
          data-lines={lines}
          dangerouslySetInnerHTML={{
            __html: id ? withLineLinks(html, id, texts['code.line']) : html,
          }}
        />
      </pre>
      {lines > foldAboveLines && (
        <Fold>
          <summary>
            <span>{sayCount(language, 'code.showAll', lines)}</span>
            <span>{texts['code.showLess']}</span>
          </summary>
        </Fold>
      )}
    </Frame>
  );
}
