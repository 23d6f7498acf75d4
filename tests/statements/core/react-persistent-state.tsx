import { act, render } from '@testing-library/react';
import { CODEC_NUMBER, type Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { expect, vi } from 'vitest';
import { find, growth, press, Press, statementsOf } from '../kit';

function Text() {
  const [text, setText] = useLocalStorageState('text', 'none');
  return (
    <>
      <p>{text}</p>
      <Press onPress={() => setText('pressed')} />
    </>
  );
}

const text = () => find('p').textContent;

const test = statementsOf('core/react-persistent-state');

test("Importing the hooks patches window.localStorage.setItem, so that components in the same tab are notified. removeItem, clear and localStorage.key = … don't notify them.", () => {
  render(<Text />);
  act(() => localStorage.setItem('text', 'set'));
  expect(text()).toBe('set');
  act(() => {
    localStorage.text = 'assigned';
    localStorage.removeItem('text');
    localStorage.clear();
  });
  expect(text()).toBe('set');
});
test('The import throws if the browser blocks storage.', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  Object.defineProperty(frame.contentWindow, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const told = new Promise((resolve) => {
    addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  const script = frame.contentDocument!.createElement('script');
  script.textContent = `import('/@id/@toolpad/core/useLocalStorageState')
      .then(() => 'imported', String).then((told) => parent.postMessage(told, '*'))`;
  frame.contentDocument!.body.append(script);
  await expect(told).resolves.toMatch(/SecurityError/);
  frame.remove();
});
test("If storage is full, the setter has no effect. The value doesn't change in memory either.", async () => {
  for (const storage of [Storage.prototype, localStorage])
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  render(<Text />);
  await press();
  expect(text()).toBe('none');
});
test("Without a codec, everything is a string. useLocalStorageState<number>('count', 3) passes the type check and starts with the number 3, but returns the string '4' after setCount(4).", async () => {
  const seen: unknown[] = [];
  const Count = () => {
    const [count, setCount] = useLocalStorageState<number>('count', 3);
    seen.push(count);
    return <Press onPress={() => setCount(4)} />;
  };
  render(<Count />);
  await press();
  expect([seen[0], seen.at(-1)]).toEqual([3, '4']);
});
test('Updater functions use the value from the last render. Calling setCount((count) => (count ?? 0) + 1) twice in one handler adds 1.', async () => {
  const seen: unknown[] = [];
  function Twice() {
    const [count, setCount] = useLocalStorageState<number>('twice', 3, { codec: CODEC_NUMBER });
    seen.push(count);
    const add = () => setCount((last) => (last ?? 0) + 1);
    return <Press onPress={() => [add(), add()]} />;
  }
  render(<Twice />);
  await press();
  expect(seen.at(-1)).toBe(4);
});
test('Define codecs outside your components. A new codec on every render parses again and creates new objects.', () => {
  const json: Codec<{ n: number }> = {
    parse: (told) => JSON.parse(told),
    stringify: JSON.stringify,
  };
  const objects = (codecOf: () => Codec<{ n: number }>) => {
    const seen = new Set<unknown>();
    const Item = () => {
      seen.add(useLocalStorageState('item', { n: 1 }, { codec: codecOf() })[0]);
      return null;
    };
    return growth(Item, () => [seen.size]);
  };
  expect([objects(() => json), objects(() => ({ ...json }))]).toEqual([[0], [1]]);
});
test('Keys are shared by your whole origin.', async () => {
  render(<Text />);
  await press();
  expect(localStorage.getItem('text')).toBe('pressed');
});
test('The hooks render nothing. A change in another tab updates this tab too.', () => {
  render(<Text />);
  localStorage.setItem('text', 'from another tab');
  const change = { key: 'text', storageArea: localStorage };
  act(() => void dispatchEvent(new StorageEvent('storage', change)));
  expect(text()).toBe('from another tab');
});
