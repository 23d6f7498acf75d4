import { siteConfig } from '../../site.config';
import type { ShippedPackage } from './shippedPackages';

const isSpdxId = (license: string) => /^[A-Za-z0-9.-]+$/.test(license);

function licenseOf(license: string) {
  if (isSpdxId(license)) return { license: { id: license } };
  return license.includes(' OR ') || license.includes(' AND ')
    ? { expression: license }
    : { license: { name: license } };
}

/** The packages of a site as a software bill of materials: CycloneDX 1.6, JSON. */
export function billOfMaterials(packages: readonly ShippedPackage[]): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: siteConfig.name, version: siteConfig.version },
    },
    components: packages.map(({ name, version, license, homepage }) => {
      const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        licenses: [licenseOf(license)],
        purl,
        externalReferences: homepage ? [{ type: 'website', url: homepage }] : undefined,
      };
    }),
  };
}
