import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import List from '@toolpad/studio-components/List';

const repairs = ['Replace chain', 'Fix puncture', 'Service brakes'];

export default function ListBasic() {
  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <List
        itemCount={repairs.length}
        renderItem={(key, { i }) => (
          <Typography key={key}>
            {Number(i) + 1}. {repairs[Number(i)]}
          </Typography>
        )}
      />
      {/* preview-end */}
    </Box>
  );
}
