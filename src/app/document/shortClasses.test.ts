import { expect, it } from 'vitest';
import { ShortClasses } from './shortClasses';

it('shortens classes in attributes, not in text', () => {
  const classes = new ShortClasses();
  const html = '<p class="flow css-1ko5g6e css-abc12-Root">css-1ko5g6e</p>';
  expect(classes.shortenMarkup(html)).toBe('<p class="flow _5g6e _bc12-Root">css-1ko5g6e</p>');
  expect(classes.shorten('.css-1ko5g6e:hover{top:0}')).toBe('._5g6e:hover{top:0}');
  expect(classes.originalOf('_5g6e')).toBe('css-1ko5g6e');
  expect(classes.originalOf('_bc12-Root')).toBe('css-abc12-Root');
});

it('refuses two classes with the same end', () => {
  const classes = new ShortClasses();
  classes.shorten('.css-1ko5g6e');
  expect(() => classes.shorten('.css-2ko5g6e')).toThrow('css-1ko5g6e and css-2ko5g6e');
});
