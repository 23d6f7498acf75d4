import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import List from '@toolpad/studio-components/List';

const bikes = ['Trekking', 'City', 'Cargo', 'Road'];

export default function ListPadding() {
  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <List
        itemCount={bikes.length}
        disablePadding
        renderItem={(key, { i }) => (
          <Typography key={key}>{bikes[Number(i)]}</Typography>
        )}
      />
      {/* preview-end */}
    </Box>
  );
}
