import { generateKeyPairSync, sign } from 'node:crypto';

/** An ASN.1 value in DER encoding: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\..*/g, '')
        .slice(2)}Z`,
    ),
  );

const day = 86_400_000;
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(0x06, Buffer.from('550403', 'hex'));

/** A key and a self-signed certificate that is valid for two days; the browser must ignore certificate errors. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const validity = sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day)));
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const certificate = sequence(
    version3,
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signed = sequence(
    certificate,
    ecdsaWithSha256,
    der(0x03, Buffer.from([0]), sign('sha256', certificate, privateKey)),
  );
  const lines = signed.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
