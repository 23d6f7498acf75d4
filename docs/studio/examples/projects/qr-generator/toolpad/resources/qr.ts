import { toDataURL } from 'qrcode';

/** Returns the QR code of a text as a data URL, and an empty string for no text. */
export async function generateQrCode(text: string, size = 240): Promise<string> {
  return text ? toDataURL(text, { width: size, margin: 1 }) : '';
}
