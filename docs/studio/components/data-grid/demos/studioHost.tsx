import {
  AppHostProvider,
  UseDataProviderContext,
  type ToolpadDataProviderBase,
  type UseDataProviderHook,
} from '@toolpad/studio-runtime';
import { useCallback, type ReactNode } from 'react';

interface StudioHostProps {
  dataProvider?: ToolpadDataProviderBase<Record<string, unknown>>;
  children: ReactNode;
}

/** The context that Toolpad Studio gives to the components of a page. In an app you do not write this. */
export function StudioHost({ dataProvider, children }: StudioHostProps) {
  const useDataProvider = useCallback(
    () => ({ isLoading: false, dataProvider: dataProvider ?? null }),
    [dataProvider],
  ) as UseDataProviderHook;

  return (
    <AppHostProvider>
      <UseDataProviderContext value={useDataProvider}>{children}</UseDataProviderContext>
    </AppHostProvider>
  );
}
