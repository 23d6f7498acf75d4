import { expect, test } from 'vitest';
import { usesIconFont } from './iconFont';

test.each([
  ["import Icon from '@mui/material/Icon';\n<Icon>build</Icon>", true],
  ['import { Button, Icon } from \'@mui/material\';\n<Icon fontSize="small">build</Icon>', true],
  [
    'import Icon from \'@mui/material/Icon\';\n<Icon>build</Icon>\n<Icon\n  baseClassName="fa"\n>build</Icon>',
    true,
  ],
  ['<span className="material-icons notranslate">build</span>', true],
  ['import Icon from \'@mui/material/Icon\';\n<Icon baseClassName="fa">build</Icon>', false],
  [
    "import IconButton from '@mui/material/IconButton';\nimport Build from '@mui/icons-material/Build';\n<IconButton><Build /></IconButton>",
    false,
  ],
  ["import { Icon } from './Icon';\n<Icon>build</Icon>", false],
  ['<span className="material-icons-outlined">build</span>', false],
])('%j: %j', (code, expected) => {
  expect(usesIconFont(code)).toBe(expected);
});
