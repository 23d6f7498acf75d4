import { httpsAddress } from '../../../domain/ads/feed';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the values of an environment; an empty one counts as none. */
export class EnvironmentReader {
  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  fail(name: string, wanted: string): never {
    throw new Error(
      `The variable ${name} is "${this.text(name) ?? ''}". Set it to ${wanted}, or remove it.`,
    );
  }

  private either(name: string, [yes, no]: readonly [string, string], otherwise: boolean): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== yes && text !== no) this.fail(name, `"${yes}" or "${no}"`);
    return text === undefined ? otherwise : text === yes;
  }

  onOff(name: string, otherwise: boolean): boolean {
    return this.either(name, ['on', 'off'], otherwise);
  }

  /** Whether users are asked for consent. */
  consent(name: string, otherwise: boolean): boolean {
    return this.either(name, ['ask', 'none'], otherwise);
  }

  share(name: string, otherwise: number): number {
    const share = Number(this.text(name) ?? otherwise);
    return share >= 0 && share <= 1 ? share : this.fail(name, 'a number from 0 to 1');
  }

  address(name: string): string | undefined {
    const text = this.text(name);
    return text && (httpsAddress(text) ?? this.fail(name, 'an address that begins with https://'));
  }

  /** Origins as the content policy takes them: the host itself, or `*.` and a domain for every host below it. */
  origins(name: string): string[] {
    return (this.text(name)?.split(/\s+/) ?? []).map((word) => {
      const named = word.replace('//*.', '//');
      const address =
        httpsAddress(named) ??
        this.fail(name, 'addresses that begin with https://, with spaces between them');
      const { origin } = new URL(address);
      return named === word ? origin : origin.replace('//', '//*.');
    });
  }
}
