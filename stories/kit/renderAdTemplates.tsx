import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adTemplates } from '../../src/components/Ad/Ad';
import type { AdTemplateName, AdTemplates } from '../../src/components/Ad/Ad.behavior';
import { houseAdsIn } from '../../src/domain/ads/houseAdList';
import { type HouseAd } from '../../src/domain/ads/houseAds';
import { createDocsTheme } from '../../src/theme/createDocsTheme';
import { createEmotionCaches } from '../../src/theme/createEmotionCache';

/** The templates that pages load, rendered in the browser; their style rules stay in the document. */
export function renderAdTemplates(houseAds: readonly HouseAd[] = houseAdsIn()): AdTemplates {
  const host = document.createElement('div');
  const root = createRoot(host);
  const cache = createEmotionCaches().ltr;
  const theme = createDocsTheme();
  const entries = Object.entries(adTemplates).map(([name, template]) => {
    flushSync(() =>
      root.render(
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <Fragment key={name}>{template}</Fragment>
          </ThemeProvider>
        </CacheProvider>,
      ),
    );
    return [name, host.innerHTML] as const;
  });
  root.unmount();
  return {
    ...(Object.fromEntries(entries) as Record<AdTemplateName, string>),
    houseAds,
    css: '',
  };
}
