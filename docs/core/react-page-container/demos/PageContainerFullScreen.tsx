import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';
import { FloorApp } from './floorApp';

const plan = {
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  border: '1px dashed',
  borderColor: 'divider',
};

export default function PageContainerFullScreen() {
  return (
    <FloorApp>
      <PageContainer maxWidth={false}>
        <Box sx={plan}>
          <Typography>As wide and as high as the page</Typography>
        </Box>
      </PageContainer>
    </FloorApp>
  );
}
