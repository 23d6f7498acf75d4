import { createHash } from 'node:crypto';
import { EnvironmentReader, type Environment } from './EnvironmentReader';

/** Length of a checksum by MD5, written in hexadecimal digits. */
const checksumLength = 32;

/** A key is a checksum and what it is of; for what products and how long it holds, the grid itself looks up. */
const isWhole = (key: string) =>
  createHash('md5').update(key.slice(checksumLength)).digest('hex') ===
  key.slice(0, checksumLength);

/**
 * The license key of MUI X that a build has, in `MUI_X_LICENSE_KEY`; undefined where there is none.
 * @throws {Error} when the key is incomplete; the message does not contain it, since build logs may be public
 */
export function readLicenseKey(environment: Environment): string | undefined {
  const key = new EnvironmentReader(environment).text('MUI_X_LICENSE_KEY');
  if (key !== undefined && !isWhole(key)) {
    throw new Error(
      'MUI_X_LICENSE_KEY is not a valid MUI X license key: its checksum is wrong, so the data grid would reject it. Copy the whole key on one line, without quotes, or remove the variable.',
    );
  }
  return key;
}
