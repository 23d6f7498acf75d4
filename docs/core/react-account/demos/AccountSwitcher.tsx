import { createContext, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Account, AccountPopoverFooter, SignOutButton } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };
const workshops = ['Basel', 'Ghent', 'Lyon'];

const WorkshopContext = createContext({ current: 'Basel', choose: (_name: string) => {} });

function WorkshopMenu() {
  const { current, choose } = useContext(WorkshopContext);
  return (
    <>
      <MenuList autoFocus aria-label="Workshop">
        <ListSubheader role="presentation">Workshop</ListSubheader>
        {workshops.map((name) => (
          <MenuItem key={name} selected={name === current} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </MenuList>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </>
  );
}

const slots = { popoverContent: WorkshopMenu };

export default function AccountSwitcher() {
  const { session, authentication } = useDemoSession(desk);
  const [current, choose] = useState('Basel');

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <WorkshopContext.Provider value={{ current, choose }}>
        <Box sx={{ p: 2, mx: 'auto', width: 320, display: 'grid', textAlign: 'center' }}>
          <Account slots={slots} />
          The workshop in {current}
        </Box>
      </WorkshopContext.Provider>
    </AppProvider>
  );
}
