import { CopyButton } from '../CopyButton/CopyButton';
import { Actions, CodePart, Figure, OpenIcon, OpenLink, VariantSwitch } from './DemoFrame.styles';

export interface DemoCode {
  variant: 'TS' | 'JS';
  fileName: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
}

export interface DemoFrameProps {
  id: string;
  /** What the demo shows; names the frame. */
  title: string;
  frameSrc: string;
  /** Of the running demo, in pixels. */
  height: number;
  /** One entry per variant; the reader's preference says which one is shown. */
  code: readonly DemoCode[];
  /** Where the file is kept. */
  sourceHref?: string;
}

/** A running demo, then its code, folded. Reserves its height before the frame has loaded. */
export function DemoFrame({ id, title, frameSrc, height, code, sourceHref }: DemoFrameProps) {
  const hasVariants = code.length > 1;
  const variantOf = ({ variant }: DemoCode) => (hasVariants ? { 'data-variant': variant } : {});
  return (
    <Figure id={id} data-code="">
      <iframe src={frameSrc} title={title} height={height} loading="lazy" />
      <CodePart>
        <details>
          <summary>
            Code
            {code.map((part) => (
              <code key={part.variant} {...variantOf(part)}>
                {part.fileName}
              </code>
            ))}
          </summary>
          {code.map((part) => (
            <pre key={part.variant} tabIndex={0} role="group" aria-label={part.fileName} {...variantOf(part)}>
              <code dangerouslySetInnerHTML={{ __html: part.html }} />
            </pre>
          ))}
        </details>
        <Actions>
          {hasVariants && (
            <VariantSwitch role="group" aria-label="Language of the code">
              {code.map(({ variant }) => (
                <button key={variant} type="button" aria-pressed={variant === 'TS'} data-set-variant={variant}>
                  {variant}
                </button>
              ))}
            </VariantSwitch>
          )}
          <CopyButton />
          <OpenLink href={sourceHref ?? frameSrc} title={sourceHref ? 'View source' : 'Open demo'} aria-label={`${sourceHref ? 'View source' : 'Open demo'}: ${title}`}>
            <OpenIcon viewBox="0 0 16 16" aria-hidden>
              <path d="M9.5 2.5h4v4m0-4-6 6m4 1v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3" />
            </OpenIcon>
          </OpenLink>
        </Actions>
      </CodePart>
    </Figure>
  );
}
