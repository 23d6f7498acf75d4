import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { z } from 'zod';

const views = ['list', 'board', 'calendar'] as const;
const View = z.enum(views).catch('list');

const viewCodec: Codec<z.infer<typeof View>> = {
  parse: (text) => View.parse(text),
  stringify: (view) => view,
};

export default function StorageZod() {
  const [view, setView] = useLocalStorageState('workshop-view', 'board', { codec: viewCodec });
  // The same key as plain text, to store what an older version may have left.
  const [, setText] = useLocalStorageState('workshop-view');

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        value={view}
        onChange={(_event, chosen: (typeof views)[number] | null) => chosen && setView(chosen)}
      >
        {views.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button onClick={() => setText('timeline')}>Store “timeline”</Button>
    </Stack>
  );
}
