import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import AppBar from '@mui/material/AppBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { createTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const frontDesk: Session = {
  user: { name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
};

const cities = ['Portland', 'Salem', 'Bend'];
const CityContext = createContext({
  city: 'Portland',
  setCity: (_city: string) => {},
});

function LocationMenu() {
  const { city, setCity } = useContext(CityContext);
  return (
    <>
      {/* preview-start */}
      <MenuList autoFocus aria-label="Location" sx={{ minWidth: 200 }}>
        <ListSubheader role="presentation">Location</ListSubheader>
        {cities.map((name) => (
          <MenuItem
            key={name}
            selected={name === city}
            onClick={() => setCity(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
      {/* preview-end */}
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </>
  );
}

const slots = { popoverContent: LocationMenu };

export default function AccountSwitcher() {
  const [session, setSession] = useState<Session | null>(frontDesk);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(frontDesk),
      signOut: () => setSession(null),
    }),
    [],
  );
  const [city, setCity] = useState('Portland');

  return (
    <AppProvider theme={theme} session={session} authentication={authentication}>
      <CityContext.Provider value={{ city, setCity }}>
        <Header city={city}>
          <Account slots={slots} />
        </Header>
        <Customers city={city} />
      </CityContext.Provider>
    </AppProvider>
  );
}

function Header({ city, children }: { city: string; children: ReactNode }) {
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar
        variant="dense"
        disableGutters
        sx={{ px: 2, gap: 1.5, '& .MuiButton-root': { width: 'auto' } }}
      >
        <TireRepairIcon color="primary" />
        <Typography component="h1" sx={{ flexGrow: 1, fontWeight: 600 }}>
          Spoke & Chain, {city}
        </Typography>
        {children}
      </Toolbar>
    </AppBar>
  );
}

const customers = [
  { id: 'C-01', name: 'Riverside Couriers', city: 'Portland' },
  { id: 'C-02', name: 'Hill Street School', city: 'Portland' },
  { id: 'C-03', name: 'Northside Cafe', city: 'Portland' },
  { id: 'C-06', name: 'Green Grocer Delivery', city: 'Salem' },
  { id: 'C-07', name: 'Maple Lane Clinic', city: 'Salem' },
  { id: 'C-08', name: 'Old Mill Hotel', city: 'Bend' },
  { id: 'C-09', name: 'Summit Cycling Club', city: 'Bend' },
];

function Customers({ city }: { city: string }) {
  return (
    <List aria-label="Customers">
      {customers
        .filter((customer) => customer.city === city)
        .map(({ id, name }) => (
          <ListItem key={id} divider>
            <ListItemText primary={name} secondary={city} />
          </ListItem>
        ))}
    </List>
  );
}
