import { createEditor, languageMap } from 'prism-code-editor';
import { defaultCommands, setIgnoreTab } from 'prism-code-editor/commands';
import 'prism-code-editor/languages/jsx';
import layout from 'prism-code-editor/layout.css?inline';
import 'prism-code-editor/prism/languages/tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from './DemoEditor.styles';

// A closing tag would be there twice, once by itself and once by hand.
languageMap['tsx'] = { ...languageMap['tsx'], autoCloseTags: undefined };

// In every direction of islands the same, whose styles would be mirrored.
const sheet = new CSSStyleSheet();
sheet.replaceSync(layout);
document.adoptedStyleSheets.push(sheet);

interface CodeFieldProps {
  /** At first; from then on the field has its own. */
  text: string;
  label: string;
  /** Id of what explains its keys. */
  describedBy: string;
  hasFocus: boolean;
  onChange: (text: string) => void;
  /** Tab moves the focus now, and not code. */
  onTabFree: (isFree: boolean) => void;
}

/** An editor for lines of TSX. Escape gives the Tab key back to the page until the field is left. */
export function CodeField({ text, label, describedBy, hasFocus, ...handlers }: CodeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const onChange = useEffectEvent(handlers.onChange);
  const onTabFree = useEffectEvent((isFree: boolean) => {
    setIgnoreTab(isFree);
    handlers.onTabFree(isFree);
  });
  const start = useEffectEvent(() => {
    const editor = createEditor(
      box.current,
      { language: 'tsx', value: text, insertSpaces: true },
      defaultCommands(),
    );
    editor.on('update', onChange);
    editor.keyCommandMap.Escape = () => {
      onTabFree(true);
      return true;
    };
    const { textarea } = editor;
    textarea.addEventListener('blur', () => onTabFree(false));
    textarea.setAttribute('aria-label', label);
    textarea.setAttribute('aria-describedby', describedBy);
    if (hasFocus) textarea.focus({ preventScroll: true });
    return () => editor.remove();
  });
  useEffect(() => start(), []);
  return <Field ref={box} dir="ltr" />;
}
