import { PageContainer } from '@toolpad/core/PageContainer';
import { FloorApp } from './floorApp';

const plan = 'grid flex-1 place-items-center border border-dashed border-(--mui-palette-divider)';

export default function PageContainerFullScreen() {
  return (
    <FloorApp>
      <PageContainer maxWidth={false}>
        <div className={plan}>
          <p className="m-0">As wide and as high as the page</p>
        </div>
      </PageContainer>
    </FloorApp>
  );
}
