import * as React from 'react';
import { Button } from './ad-timeline/AdTimelinePanel.styles';

interface Props {
  /** What is copied; shown where the browser does not let it. */
  text: string;
  children: React.ReactNode;
}

/** Copies a text. It is labeled "Copied" until the text is another one. */
export function CopyButton({ text, children }: Props) {
  const [result, setResult] = React.useState({ text: '', isCopied: false });
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setResult({ text, isCopied });
  };
  const isDone = result.text === text;
  return (
    <>
      <Button onClick={() => void copy()}>{isDone && result.isCopied ? 'Copied' : children}</Button>
      {isDone && !result.isCopied && <code>{text}</code>}
    </>
  );
}
