import type { Plugin } from 'vite';
import { houseAdDrawings } from '../src/app/build/engine/houseAdDrawings';

/** Publishes the drawings of the house ads, as the site does. */
export function houseAdFiles(): Plugin {
  return {
    name: 'house-ad-files',
    configureServer({ middlewares }) {
      middlewares.use('/house', (request, response, next) => {
        const svg = houseAdDrawings()[request.url?.slice(1) ?? ''];
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(svg);
      });
    },
    generateBundle() {
      for (const [name, source] of Object.entries(houseAdDrawings()))
        this.emitFile({ type: 'asset', fileName: `house/${name}`, source });
    },
  };
}
