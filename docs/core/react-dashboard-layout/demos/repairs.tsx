import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import BuildIcon from '@mui/icons-material/Build';
import type { Navigation } from '@toolpad/core/AppProvider';

export const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
];

export const repairs = Array.from({ length: 24 }, (_, index) => (
  <ListItem key={index} disablePadding>
    <ListItemButton>
      <ListItemText primary={`Repair ${index + 1}`} />
    </ListItemButton>
  </ListItem>
));
