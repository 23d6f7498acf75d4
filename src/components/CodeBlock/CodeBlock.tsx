import { CopyButton } from '../CopyButton/CopyButton';
import { Frame, Head } from './CodeBlock.styles';

export interface CodeBlockProps {
  language: string;
  /** File name or what the code is; shown above it. */
  title?: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  id?: string;
}

/** Code in a frame, with a way to copy it. Long lines scroll; the region takes focus for that. */
export function CodeBlock({ language, title, html, id }: CodeBlockProps) {
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
      <pre tabIndex={0} role="group" aria-label={title ?? `Code, ${language}`}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </Frame>
  );
}
