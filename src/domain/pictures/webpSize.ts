/** Width and height of a WebP file of the lossy kind, and of the extended one. */
export function webpSize(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 12, 16) === 'VP8X')
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}
