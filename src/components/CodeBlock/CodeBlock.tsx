import type { Preferences } from '../../domain/preferences/preferenceTable';
import { format, plural, escapeHtml } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { CopyButton } from '../CopyButton/CopyButton';
import { Breaks } from '../Prose/Prose';
import { Code, Fold, FoldLabel, FoldToggle, Root, Head, Note, Versions } from './CodeBlock.styles';
import { lineId } from '../../domain/code/codeAnchors';

export interface CodeBlockProps {
  language: string;
  /** File name or what the code is; shown above it. */
  title?: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  /** What copying it gives, where that is not all of it; nothing where it is empty. */
  copied?: string;
  /** Unique on the page; makes each line linkable: `#<id>-L<number>`. */
  id?: string;
  /** Where visitors prefer JavaScript; what it lacks is as in TypeScript. */
  javaScript?: {
    language?: string;
    title?: string;
    /** Empty: the code is nothing but types. */
    html?: string;
    copied?: string;
  };
}

const isCommand = (language: string) => language === 'bash';

/** A command is read whole before it is run, and so is a single line; in longer code, the indents matter. */
const wraps = (language: string, lines: number) => lines === 1 || isCommand(language);

/** What the lines of the code need: to wrap, or to have URLs. */
function withLines(html: string, language: string, id?: string): string {
  if (isCommand(language)) return html.includes('\n') ? withCommandLines(html) : html;
  return id && language !== 'text' ? withLineLinks(html, id, strings['code.line']) : html;
}

/** Blocks with more lines are collapsed at first. */
export const foldAboveLines = 30;

function Title({ title, javaScript }: Pick<CodeBlockProps, 'title' | 'javaScript'>) {
  if (!javaScript?.title) return title && <Breaks code={title} />;
  return (
    <Versions>
      <span data-variant="TS">
        <Breaks code={title ?? ''} />
      </span>
      <span data-variant="JS">
        <Breaks code={javaScript.title} />
      </span>
    </Versions>
  );
}

type BlockProps = CodeBlockProps & { variant?: Preferences['codeVariant'] };

function Block(props: BlockProps) {
  const { language: codeLanguage, title, html, copied, id, javaScript, variant } = props;
  const lines = html.split('\n').length;
  const isWrapped = wraps(codeLanguage, lines);
  // What is empty as TypeScript is an empty block.
  const isTypesOnly = html === '' && variant === 'JS';
  const copy = html !== '' && copied !== '' && <CopyButton />;
  return (
    <Root
      id={id}
      // Without a caption, only the code has a name.
      role={title ? undefined : 'none'}
      data-code=""
      data-variant={variant}
    >
      {title ? (
        <Head>
          <Title title={title} javaScript={javaScript} />
          {copy}
        </Head>
      ) : (
        copy
      )}
      {isTypesOnly ? (
        <Note>{strings['code.typesOnly']}</Note>
      ) : (
        <Code
          tabIndex={isWrapped ? undefined : 0}
          role="group"
          aria-label={title ?? format(strings['code.name'], { language: codeLanguage })}
        >
          <code
            // Code that wraps is always drawn: it may be higher than its lines.
            data-copied-as={copied}
            data-lines={isWrapped ? undefined : lines}
            dangerouslySetInnerHTML={{ __html: withLines(withOneStop(html), codeLanguage, id) }}
          />
        </Code>
      )}
      {lines > foldAboveLines && (
        <Fold className="screen-only">
          <FoldToggle>
            <FoldLabel>{plural(strings['code.showAll'], lines)}</FoldLabel>
            <FoldLabel>{strings['code.showLess']}</FoldLabel>
          </FoldToggle>
        </Fold>
      )}
    </Root>
  );
}

/**
 * Code with a copy button. Long lines scroll, so the block can take the focus; commands and single lines wrap. Code
 * that differs in JavaScript is rendered in both languages, and the style sheet shows the one that the user prefers.
 * Only lines of TypeScript have URLs.
 *
 * **When to use:** Use it for code and commands that users read as a whole or copy.
 *
 * **When not to use:** Don't use it for names and short expressions in a sentence: use inline code.
 *
 * **Accessibility:** It's a named group. Code that doesn't wrap can take the focus, so that arrow keys scroll it.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { javaScript, ...typeScript } = props;
  if (javaScript?.html === undefined) return <Block {...props} />;
  const { id: _id, copied: _copied, ...common } = typeScript;
  return (
    <Versions data-block="">
      <Block {...typeScript} variant="TS" />
      <Block {...common} {...javaScript} variant="JS" />
    </Versions>
  );
}

/** A tag, or a word in which a browser would break the line. */
const tagOrHyphenatedWord = /(<[^>]*>)|[^\s<>]+-[^\s<>]*/g;

/**
 * Highlighted commands, each of which can wrap: its further lines are indented, and an option, such as `--no-install`,
 * stays whole. The text stays what it was.
 */
export const withCommandLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => {
      const words = line.replace(
        tagOrHyphenatedWord,
        (part, tag?: string) => tag ?? `<span class="word">${part}</span>`,
      );
      return `<span class="command">${words}</span>`;
    })
    .join('\n');

/** Makes the links of names in code one stop of the Tab key; `attachCodeBlock` leads from one to the next by arrows. */
export function withOneStop(html: string): string {
  let isFirst = true;
  return html.replaceAll('<a href="/', (tag) => {
    const stop = isFirst;
    isFirst = false;
    return stop ? tag : '<a tabindex="-1" href="/';
  });
}

const markedLine = /^<span class="line /;

/**
 * Gives each line of highlighted code an id (`<id>-L<number>`) and a link to itself. The text stays what it was. The
 * links are one stop of the Tab key; `attachCodeBlock` leads from one to the next by arrows.
 * @param name of each link, with a place for the `{number}` of its line
 */
export function withLineLinks(html: string, id: string, name: string): string {
  return html
    .split('\n')
    .map((line, index) => {
      const number = String(index + 1);
      const anchor = lineId(id, index + 1);
      const label = escapeHtml(format(name, { number }));
      const link = `<a href="#${anchor}" aria-label="${label}" data-number=""${index === 0 ? '' : ' tabindex="-1"'}></a>`;
      return markedLine.test(line)
        ? line.replace(
            /^<span ([^>]*)>/,
            (_, rest: string) => `<span ${rest} id="${anchor}">${link}`,
          )
        : `<span class="row" id="${anchor}">${link}${line}</span>`;
    })
    .join('\n');
}
