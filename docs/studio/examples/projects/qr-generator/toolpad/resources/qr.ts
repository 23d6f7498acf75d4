import { toDataURL } from 'qrcode';

/** Returns the QR code of the text as a data URL, or an empty string for an empty text. */
export async function generateQrCode(text: string, size = 240): Promise<string> {
  return text ? toDataURL(text, { width: size, margin: 1 }) : '';
}
