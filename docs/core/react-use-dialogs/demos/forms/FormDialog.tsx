import { useId, type ComponentType } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { DialogProps } from '@toolpad/core/useDialogs';

/** A form that leaves its buttons to the dialog around it. */
export interface FormProps<Values> {
  id: string;
  onSubmit: (values: Values) => void;
}

export interface FormDialogPayload<Values> {
  title: string;
  Form: ComponentType<FormProps<Values>>;
}

/** Asks with any form. The result is what the form hands over, or null. */
export function FormDialog<Values>({
  payload: { title, Form },
  open,
  onClose,
}: DialogProps<FormDialogPayload<Values>, Values | null>) {
  const id = useId();

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Form id={id} onSubmit={onClose} />
      </DialogContent>
      <DialogActions>
        <Button disabled={!open} onClick={() => onClose(null)}>
          Cancel
        </Button>
        <Button disabled={!open} type="submit" form={id}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
