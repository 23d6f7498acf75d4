import * as React from 'react';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { addPanel } from '../addPanel';
import { Button, Root, Row } from '../ad-timeline/AdTimelinePanel.styles';
import { faultsOf, faultTable, hasFault, type FaultName } from './faultTable';

/** Switches for what can go wrong in a story. */
function FaultPanel() {
  const possible = useParameter<FaultName[]>('faults', []);
  const [globals, updateGlobals] = useGlobals();
  const faults = faultsOf(globals, possible);
  return (
    <Root>
      {possible.map((name) => (
        <Row key={name} role="group" aria-label={faultTable[name].label}>
          {Object.entries(faultTable[name].options).map(([value, label]) => (
            <Button
              key={value}
              aria-pressed={faults[name] === value}
              onClick={() => updateGlobals({ [name]: value })}
            >
              {label}
            </Button>
          ))}
        </Row>
      ))}
      {hasFault(faults)
        ? 'The story starts with this fault and does not play its steps. The URL links to it.'
        : 'A fault starts the story again, without playing its steps.'}
    </Root>
  );
}

/** Adds the panel "Faults" to the workbench. */
export const registerFaults = () =>
  addPanel('faults', 'Faults', FaultPanel, (of) => !(of?.['faults'] as unknown[] | undefined)?.[0]);
