import { buttonClasses } from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTheme, styled } from '@mui/material/styles';
import {
  createContext,
  startTransition,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { strings } from '../../domain/strings/strings';
import { islandScope } from '../../theme/themeCss';
import { Icon } from '../Icon/Icon';

const Root = styled(Drawer, { name: 'DocsDialogsHost', slot: 'Root' })(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    inlineSize: 360,
    maxInlineSize: '100vw',
    overscrollBehavior: 'contain',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.vars.shadows[16],
    outline: 0,
  },
}));

const Head = styled('div', { name: 'DocsDialogsHost', slot: 'Head' })(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 'var(--bar)',
  paddingInline: theme.spacing(3, 1.5),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

const Title = styled('h2', { name: 'DocsDialogsHost', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
}));

const Content = styled('div', { name: 'DocsDialogsHost', slot: 'Content' })(({ theme }) => ({
  padding: theme.spacing(3),
  [`& .${buttonClasses.outlined}`]: { borderColor: theme.vars.palette.divider },
}));

export interface DocsDialog {
  title: string;
  content: ReactNode;
}

export interface DocsDialogs {
  /** Renders a dialog without opening it, when there is nothing more urgent to do. */
  prepare(dialog: DocsDialog): void;
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
      'useDocsDialogs found no DialogsHost above it. Wrap the component in <DialogsHost>.',
    );
  }
  return dialogs;
}

/**
 * Shows one dialog at a time along the end side of the window; `useDocsDialogs` opens and closes it.
 *
 * **When to use:** Put one around an island that opens dialogs, such as the settings.
 *
 * **When not to use:** Don't use it for short choices: use a popover. One dialog is open at a time.
 *
 * **Accessibility:** The focus moves into the dialog, stays there, and returns to the button that opened it.
 */
export function DialogsHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<DocsDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const { transitions } = useTheme();
  const closeButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const dialogs = useMemo<DocsDialogs>(
    () => ({
      prepare: (prepared) => startTransition(() => setDialog(prepared)),
      open: (opened) => {
        setDialog(opened);
        setIsOpen(true);
      },
      close: () => setIsOpen(false),
    }),
    [],
  );
  return (
    <DocsDialogsContext value={dialogs}>
      {children}
      <Root
        anchor="right"
        className={islandScope}
        open={isOpen}
        onClose={dialogs.close}
        keepMounted
        // Locking would lay the whole page out again.
        disableScrollLock
        elevation={0}
        transitionDuration={transitions.duration.shortest}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
          transition: { onEntering: () => closeButton.current?.focus() },
        }}
      >
        <Head>
          <Title id={titleId}>{dialog?.title}</Title>
          <IconButton
            ref={closeButton}
            aria-label={strings['dialog.close']}
            data-tip={strings['dialog.close']}
            onClick={dialogs.close}
          >
            <Icon name="close" />
          </IconButton>
        </Head>
        <Content>{dialog?.content}</Content>
      </Root>
    </DocsDialogsContext>
  );
}
