import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { useSession } from '@toolpad/core/useSession';
import { WorkshopApp, type WorkshopSession } from './workshopApp';

function WorkshopDetails() {
  const workshop = useSession<WorkshopSession>()?.workshop;

  return (
    <div className="flex min-w-60 flex-col">
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <div className="border-y border-(--mui-palette-divider) px-4 py-2 text-[14px]">
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
      <div className="mx-auto grid w-80 p-4">
        <Account slots={slots} />
      </div>
    </WorkshopApp>
  );
}
