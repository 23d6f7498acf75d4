import { parseArgs } from 'node:util';
import { fail } from './fail.mjs';

/**
 * Reads command line flags; anything unknown ends the process with one line and the usage.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {{ usage: string, options: Options, positionals?: boolean }} config
 * @returns {{ values: ReturnType<typeof parseArgs<{ options: Options }>>['values'], positionals: string[] }}
 */
export function parseFlags({ usage, options, positionals = false }) {
  try {
    return parseArgs({ options, allowPositionals: positionals, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    return fail(`${reason}. Usage: ${usage}`);
  }
}

/**
 * The value of a flag as an integer; ends the process when it is invalid.
 *
 * @param {string} flag
 * @param {string} value
 * @param {{ min: number, max: number }} range
 */
export function parseWhole(flag, value, { min, max }) {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    fail(`${flag} takes a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}
