import Box from '@mui/material/Box';
import List from '@toolpad/studio-components/List';

export default function ListLoading() {
  return (
    <Box sx={{ p: 2 }}>
      <List itemCount={0} loading renderItem={() => null} />
    </Box>
  );
}
