import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import List from '@toolpad/studio-components/List';

export default function ListLoading() {
  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <Typography variant="subtitle2">Open repairs</Typography>
      <List itemCount={0} loading renderItem={() => null} />
      {/* preview-end */}
    </Box>
  );
}
