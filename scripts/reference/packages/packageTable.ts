/** The version the reference documents. */
export const documentedVersion = '0.13.0';

/** The version it is compared with, to mark what is new or changed. */
export const baselineVersion = '0.12.0';

/** A package whose facts are read out of its published files, without installing what it depends on. */
export interface PackedPackage {
  name: string;
  version: string;
  /** Of the published tarball, as a lockfile states it. */
  integrity: string;
  /** Which of its files are kept, relative to the package. */
  keep: RegExp;
}

/**
 * Packages of which the same files are kept.
 * @param integrities by `name@version`
 */
export const packed = (
  keep: RegExp,
  integrities: Readonly<Record<string, string>>,
): PackedPackage[] =>
  Object.entries(integrities).map(([spec, integrity]) => {
    const at = spec.lastIndexOf('@');
    return { name: spec.slice(0, at), version: spec.slice(at + 1), integrity, keep };
  });

const types = /^(package\.json|LICENSE|tsconfig\.json\.tsbuildinfo|.*\.d\.m?ts)$/;
const typesAndModules = /^(package\.json|LICENSE|dist\/[^/]+\.(js|d\.ts))$/;
const studioFiles =
  /^(package\.json|LICENSE|dist\/cli\/index\.mjs\.map|dist\/exports\/(index|browser|server)\.(mjs|d\.mts))$/;

/**
 * Packages that are read but not installed: `@toolpad/studio` would install 914 packages of 650 MB, about as much as
 * this project needs in all, and `@toolpad/core` 0.12.0 excludes the Material UI installed here. The documented
 * versions of the others are installed, as demos run them.
 */
export const packedPackages: readonly PackedPackage[] = [
  ...packed(studioFiles, {
    [`@toolpad/studio@${documentedVersion}`]:
      'sha512-0gbJBaJQYrFI7MPR0Wj60sbfxpG55RNlEACq24l/pDKdwyCtOA/Sj8egSiDuhlv8n3wtawF15lIa0FPSSpvMzQ==',
    [`@toolpad/studio@${baselineVersion}`]:
      'sha512-sfqyM2dPGTOl49YV+KFwz1CO31CPIiMsaKW7vIA2j6hku9KZjFPOJxO/27vAg28ogvxX6NbZIwQp3+yJRMhZFw==',
  }),
  ...packed(typesAndModules, {
    [`@toolpad/studio-components@${baselineVersion}`]:
      'sha512-CVMqK6B0GWknFen2Ulism9dw+OT0/KtrfcScNzqWz1OKSjpHZiqTUvnJjNNDa56HHXB+egypELUCOoXGx7o/2g==',
    [`@toolpad/studio-runtime@${baselineVersion}`]:
      'sha512-fb8uLoS5bSSLSUhejb+3SlBiLwT0H9Y306KztOPAQ1sveMEVnCxNNYCUz0HgvEbr8JdkqfTqdy9CdaLa4n6JRg==',
  }),
  ...packed(types, {
    [`@toolpad/core@${baselineVersion}`]:
      'sha512-2nzy6Y16nIvZspfdeKJqp70ZKTL4l3DVGe4zpjKi60UoRDYhQHTtwcXlTPiKYw/sCXjT8oa7svNaVD2GAI8Hfg==',
  }),
];

/** Creates projects; only its options are read. No version of it is numbered like those of Toolpad. */
export const createToolpadApp: PackedPackage = {
  name: 'create-toolpad-app',
  version: '0.1.55',
  integrity:
    'sha512-nW9bPitnPJk6wBGpqXU9RvTAq9rYgJfNdJjf5WH/AD4rjJ1nZnkDn1OcK1umQwiqpRJ28YnQPTujwMiAdTPevw==',
  keep: /^(package\.json|LICENSE|dist\/index\.js)$/,
};
