import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { useSession } from '@toolpad/core/useSession';
import { WorkshopApp, type WorkshopSession } from './workshopApp';
import './AccountUserDetails.css';

function WorkshopDetails() {
  const workshop = useSession<WorkshopSession>()?.workshop;

  return (
    <div className="workshop">
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <div className="workshop-details">
        {workshop?.name}, bench {workshop?.bench}
      </div>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </div>
  );
}

const slots = { popoverContent: WorkshopDetails };

export default function AccountUserDetails() {
  return (
    <WorkshopApp>
      <div className="workshop-account">
        <Account slots={slots} />
      </div>
    </WorkshopApp>
  );
}
