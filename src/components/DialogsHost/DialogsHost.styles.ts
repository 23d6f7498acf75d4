import { buttonClasses } from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';

export const Root = styled(Drawer, { name: 'DocsDialogsHost', slot: 'Root' })(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    inlineSize: 360,
    maxInlineSize: '100vw',
    overscrollBehavior: 'contain',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.vars.shadows[16],
    outline: 0,
  },
}));

export const Head = styled('div', { name: 'DocsDialogsHost', slot: 'Head' })(({ theme }) => ({
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

export const Title = styled('h2', { name: 'DocsDialogsHost', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
}));

export const Content = styled('div', { name: 'DocsDialogsHost', slot: 'Content' })(({ theme }) => ({
  padding: theme.spacing(3),
  [`& .${buttonClasses.outlined}`]: { borderColor: theme.vars.palette.divider },
}));
