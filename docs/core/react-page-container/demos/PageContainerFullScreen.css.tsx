import { PageContainer } from '@toolpad/core/PageContainer';
import { FloorApp } from './floorApp';
import './PageContainerFullScreen.css';

export default function PageContainerFullScreen() {
  return (
    <FloorApp>
      <PageContainer maxWidth={false}>
        <div className="floor-plan">
          <p>As wide and as high as the page</p>
        </div>
      </PageContainer>
    </FloorApp>
  );
}
