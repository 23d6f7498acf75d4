import { plural } from '../../domain/strings/format';
import { themeEditorStrings as texts } from '../../domain/strings/themeEditorStrings';
import { contrastOf, contrastPairs, levelOf } from '../../domain/theme/contrast';
import { schemes, type DemoTheme } from '../../domain/theme/demoTheme';
import { Cell, Low } from './ThemeEditorPanel.styles';

/** The contrast of each pair of text and surface in both schemes, and how many are too low. */
export function ContrastTable({ theme }: { theme: DemoTheme }) {
  const columns = schemes.map((scheme) => contrastOf(theme, scheme));
  const ratios = columns.flatMap((column) => Object.values(column));
  const low = ratios.filter((ratio) => !levelOf(ratio).startsWith('AA')).length;
  return (
    <>
      <p role="status">
        <bdi>
          {low
            ? plural(texts['themeEditor.contrastBelow'], low)
            : texts['themeEditor.contrastGood']}
        </bdi>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts['themeEditor.contrastPair']}</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {texts[`themeEditor.scheme.${scheme}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map((pair) => (
            <tr key={pair}>
              <th scope="row">{texts[`themeEditor.pair.${pair}`]}</th>
              {columns.map(({ [pair]: ratio }, index) => {
                const level = levelOf(ratio);
                const label = `${ratio.toFixed(2)} ${texts[`themeEditor.level.${level}`]}`;
                return (
                  <Cell key={schemes[index]}>
                    {level.startsWith('AA') ? label : <Low>{label}</Low>}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
