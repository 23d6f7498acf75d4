import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readLicenseKey } from './dataGridPlugin';

// It ran out in 1970.
const body = Buffer.from('O=1,E=1,S=pro,LM=subscription,PV=Q3-2024,KV=2').toString('base64');
const key = createHash('md5').update(body).digest('hex') + body;

it('reads a whole key', () => {
  expect(readLicenseKey({ MUI_X_LICENSE_KEY: key })).toBe(key);
  expect(readLicenseKey({ MUI_X_LICENSE_KEY: ` ${key}\n` })).toBe(key);
});

it('has none when the variable is not set', () => {
  expect(readLicenseKey({})).toBeUndefined();
  expect(readLicenseKey({ MUI_X_LICENSE_KEY: ' ' })).toBeUndefined();
});

it('reports an incomplete key without repeating it', () => {
  for (const broken of [
    key.slice(0, -1),
    key.slice(1),
    `"${key}"`,
    `x${key.slice(1)}`,
    'a secret',
  ]) {
    const read = () => readLicenseKey({ MUI_X_LICENSE_KEY: broken });
    expect(read).toThrow(
      /MUI_X_LICENSE_KEY is not a valid MUI X license key.* or remove the variable/,
    );
    expect(read).not.toThrow(broken);
  }
});
