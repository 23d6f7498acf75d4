import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import ContrastIcon from '@mui/icons-material/Contrast';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> }];

function ModeMenu() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton aria-label="Color mode" onClick={(event) => setAnchor(event.currentTarget)}>
        <ContrastIcon />
      </IconButton>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <FormControl sx={{ p: 2 }}>
          <FormLabel id="mode-label">Color mode</FormLabel>
          <RadioGroup
            aria-labelledby="mode-label"
            value={mode ?? 'system'}
            onChange={(_, value) => setMode(value as 'light' | 'dark' | 'system')}
          >
            <FormControlLabel value="light" control={<Radio />} label="Light" />
            <FormControlLabel value="dark" control={<Radio />} label="Dark" />
            <FormControlLabel value="system" control={<Radio />} label="Like the system" />
          </RadioGroup>
        </FormControl>
      </Popover>
    </>
  );
}

export default function DashboardLayoutCustomThemeSwitcher() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout slots={{ toolbarActions: ModeMenu }}>
        <Typography component="h1" sx={{ p: 3 }}>
          Three modes in the header
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
