import type { Page } from '@playwright/test';

/**
 * PNG -> WebP, which browsers encode as well as any tool.
 * @param converter any page
 * @param quality from 0 to 1
 * @param scale of the sides
 */
export async function toWebp(
  converter: Page,
  png: Buffer,
  quality: number,
  scale = 1,
): Promise<Buffer> {
  const encoded = await converter.evaluate(
    async ([data, quality, scale]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth * scale;
      canvas.height = image.naturalHeight * scale;
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    [png.toString('base64'), quality, scale] as const,
  );
  return Buffer.from(encoded, 'base64');
}
