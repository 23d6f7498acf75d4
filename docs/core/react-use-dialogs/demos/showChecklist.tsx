import Button from '@mui/material/Button';
import { useDialogs, type DialogComponent } from '@toolpad/core/useDialogs';

export function ShowChecklist({ dialog }: { dialog: DialogComponent<undefined, void> }) {
  const dialogs = useDialogs();

  return (
    <Button variant="outlined" onClick={() => dialogs.open(dialog)}>
      Show checklist
    </Button>
  );
}
