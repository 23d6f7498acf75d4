import type { Diagram } from './Diagram';
import { authentication } from './studio/authentication';
import { bindingFlow } from './studio/bindingFlow';
import { cursorPagination } from './studio/cursorPagination';
import { customComponent } from './studio/customComponent';
import { customServer } from './studio/customServer';
import { deployment } from './studio/deployment';
import { eventHandling } from './studio/eventHandling';
import { fileLayout } from './studio/fileLayout';
import { functionCall } from './studio/functionCall';
import { indexPagination } from './studio/indexPagination';
import { pageHierarchy } from './studio/pageHierarchy';
import { queryLife } from './studio/queryLife';
import { roles } from './studio/roles';
import { rowsAndColumns } from './studio/rowsAndColumns';

/** All drawings, under the names by which pages call them: `<Diagram name="BindingFlow" />`. */
export const diagrams = {
  Authentication: authentication,
  BindingFlow: bindingFlow,
  CursorPagination: cursorPagination,
  CustomComponent: customComponent,
  CustomServer: customServer,
  Deployment: deployment,
  EventHandling: eventHandling,
  FileLayout: fileLayout,
  FunctionCall: functionCall,
  IndexPagination: indexPagination,
  PageHierarchy: pageHierarchy,
  QueryLife: queryLife,
  Roles: roles,
  RowsAndColumns: rowsAndColumns,
} as const satisfies Record<string, Diagram>;

export type DiagramName = keyof typeof diagrams;

/** Names of all drawings. */
export const diagramNames = Object.keys(diagrams) as DiagramName[];

/** The drawing of that name, or undefined. */
export const diagramNamed = (name: string): Diagram | undefined =>
  Object.hasOwn(diagrams, name) ? diagrams[name as DiagramName] : undefined;
