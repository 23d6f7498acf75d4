import { createComponent } from '@toolpad/studio/browser';

export interface CodeImageProps {
  src: string;
  alt: string;
}

function CodeImage({ src, alt }: CodeImageProps) {
  return src ? <img src={src} alt={alt} /> : null;
}

export default createComponent(CodeImage, {
  argTypes: {
    src: { type: 'string', default: '' },
    alt: { type: 'string', default: 'QR code' },
  },
});
