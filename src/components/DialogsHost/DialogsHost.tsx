import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { strings } from '../../domain/strings/strings';
import { BarButton } from '../BarButton/BarButton';
import { Content, Dialog, Head, Sheet, Title } from './DialogsHost.styles';

export interface DocsDialog {
  title: string;
  content: ReactNode;
}

export interface DocsDialogs {
  /** Opens a dialog, in place of one that is open. */
  open(dialog: DocsDialog): void;
  close(): void;
}

const DocsDialogsContext = createContext<DocsDialogs | null>(null);

/** Opens and closes dialogs of the page; throws outside `DialogsHost`. */
export function useDocsDialogs(): DocsDialogs {
  const dialogs = useContext(DocsDialogsContext);
  if (!dialogs) {
    throw new Error(
      'useDocsDialogs found no DialogsHost above it, so there is nowhere to show a dialog. Wrap the component in <DialogsHost>.',
    );
  }
  return dialogs;
}

/** Shows one dialog at a time along the end side of the window; `useDocsDialogs` opens and closes it. */
export function DialogsHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<DocsDialog | null>(null);
  const element = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const close = useCallback(() => element.current?.close(), []);
  const dialogs = useMemo(() => ({ open: setDialog, close }), [close]);

  useEffect(() => {
    if (dialog && !element.current?.open) element.current?.showModal();
  }, [dialog]);

  return (
    <DocsDialogsContext value={dialogs}>
      {children}
      {dialog && (
        <Dialog
          ref={element}
          aria-labelledby={titleId}
          onClose={() => setDialog(null)}
          onPointerDown={(event) => {
            pressedBackdrop.current = event.target === event.currentTarget;
          }}
          onClick={(event) => {
            // Selecting text can start inside the dialog and end on the backdrop.
            if (pressedBackdrop.current && event.target === event.currentTarget) close();
          }}
        >
          <Sheet>
            <Head>
              <Title id={titleId}>{dialog.title}</Title>
              <BarButton
                type="button"
                aria-label={strings['dialog.close']}
                title={strings['dialog.close']}
                onClick={close}
              >
                <svg viewBox="0 0 16 16" width="18" strokeWidth="1.4" aria-hidden>
                  <path d="m3.5 3.5 9 9m0-9-9 9" />
                </svg>
              </BarButton>
            </Head>
            <Content>{dialog.content}</Content>
          </Sheet>
        </Dialog>
      )}
    </DocsDialogsContext>
  );
}
