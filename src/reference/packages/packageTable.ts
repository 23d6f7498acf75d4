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

const types = /^(package\.json|LICENSE|tsconfig\.json\.tsbuildinfo|.*\.d\.m?ts)$/;
const typesAndModules = /^(package\.json|LICENSE|dist\/[^/]+\.(js|d\.ts))$/;
const studioFiles =
  /^(package\.json|LICENSE|dist\/cli\/index\.mjs\.map|dist\/exports\/(index|browser|server)\.(mjs|d\.mts))$/;

/**
 * Packages that are read but not installed: `@toolpad/studio` would install 914 packages of 650 MB, about as much as
 * this project needs in all, and `@toolpad/core` 0.12.0 excludes the Material UI installed here.
 * `@toolpad/core` 0.13.0 is installed, as demos run it.
 */
export const packedPackages: readonly PackedPackage[] = [
  {
    name: '@toolpad/studio',
    version: documentedVersion,
    integrity:
      'sha512-0gbJBaJQYrFI7MPR0Wj60sbfxpG55RNlEACq24l/pDKdwyCtOA/Sj8egSiDuhlv8n3wtawF15lIa0FPSSpvMzQ==',
    keep: studioFiles,
  },
  {
    name: '@toolpad/studio-components',
    version: documentedVersion,
    integrity:
      'sha512-Gw2ZcUpIatn2YxJJ8jjjlL5EtzhpjcM2vECcO8Cvomf6INE3iqvihKQUx/NmmiQexzIfQd0xNJ1jhdHOPxExWA==',
    keep: typesAndModules,
  },
  {
    name: '@toolpad/studio-runtime',
    version: documentedVersion,
    integrity:
      'sha512-wDvAK/+6zzgC46m4/DqAsUYqxANv8dwC0HDz8ltUD3Ss9FCqeUmJhGJrjLN1ikQJZZ7SKttx4aUu4lW3bKYFuQ==',
    keep: typesAndModules,
  },
  {
    name: '@toolpad/core',
    version: baselineVersion,
    integrity:
      'sha512-2nzy6Y16nIvZspfdeKJqp70ZKTL4l3DVGe4zpjKi60UoRDYhQHTtwcXlTPiKYw/sCXjT8oa7svNaVD2GAI8Hfg==',
    keep: types,
  },
  {
    name: '@toolpad/studio',
    version: baselineVersion,
    integrity:
      'sha512-sfqyM2dPGTOl49YV+KFwz1CO31CPIiMsaKW7vIA2j6hku9KZjFPOJxO/27vAg28ogvxX6NbZIwQp3+yJRMhZFw==',
    keep: studioFiles,
  },
  {
    name: '@toolpad/studio-components',
    version: baselineVersion,
    integrity:
      'sha512-CVMqK6B0GWknFen2Ulism9dw+OT0/KtrfcScNzqWz1OKSjpHZiqTUvnJjNNDa56HHXB+egypELUCOoXGx7o/2g==',
    keep: typesAndModules,
  },
  {
    name: '@toolpad/studio-runtime',
    version: baselineVersion,
    integrity:
      'sha512-fb8uLoS5bSSLSUhejb+3SlBiLwT0H9Y306KztOPAQ1sveMEVnCxNNYCUz0HgvEbr8JdkqfTqdy9CdaLa4n6JRg==',
    keep: typesAndModules,
  },
];
