import type { Diagram } from './Diagram';
import { accountSlots } from './core/accountSlots';
import { breadcrumbTrail } from './core/breadcrumbTrail';
import { crudRoutes } from './core/crudRoutes';
import { dashboardLayoutSlots } from './core/dashboardLayoutSlots';
import { dialogPromise } from './core/dialogPromise';
import { labelLookup } from './core/labelLookup';
import { layoutWidths } from './core/layoutWidths';
import { navigationPaths } from './core/navigationPaths';
import { nextAppRouterFiles } from './core/nextAppRouterFiles';
import { nextPagesRouterFiles } from './core/nextPagesRouterFiles';
import { notificationQueue } from './core/notificationQueue';
import { pageContainerSlots } from './core/pageContainerSlots';
import { persistedState } from './core/persistedState';
import { providerTree } from './core/providerTree';
import { reactRouterRoutes } from './core/reactRouterRoutes';
import { serverGrid } from './core/serverGrid';
import { sessionFlow } from './core/sessionFlow';
import { signInPageSlots } from './core/signInPageSlots';
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
  AccountSlots: accountSlots,
  Authentication: authentication,
  BindingFlow: bindingFlow,
  BreadcrumbTrail: breadcrumbTrail,
  CrudRoutes: crudRoutes,
  CursorPagination: cursorPagination,
  CustomComponent: customComponent,
  CustomServer: customServer,
  DashboardLayoutSlots: dashboardLayoutSlots,
  Deployment: deployment,
  DialogPromise: dialogPromise,
  EventHandling: eventHandling,
  FileLayout: fileLayout,
  FunctionCall: functionCall,
  IndexPagination: indexPagination,
  LabelLookup: labelLookup,
  LayoutWidths: layoutWidths,
  NavigationPaths: navigationPaths,
  NextAppRouterFiles: nextAppRouterFiles,
  NextPagesRouterFiles: nextPagesRouterFiles,
  NotificationQueue: notificationQueue,
  PageContainerSlots: pageContainerSlots,
  PageHierarchy: pageHierarchy,
  PersistedState: persistedState,
  ProviderTree: providerTree,
  QueryLife: queryLife,
  ReactRouterRoutes: reactRouterRoutes,
  Roles: roles,
  RowsAndColumns: rowsAndColumns,
  ServerGrid: serverGrid,
  SessionFlow: sessionFlow,
  SignInPageSlots: signInPageSlots,
} as const satisfies Record<string, Diagram>;

export type DiagramName = keyof typeof diagrams;

/** Names of all drawings. */
export const diagramNames = Object.keys(diagrams) as DiagramName[];

/** The drawing of that name, or undefined. */
export const diagramNamed = (name: string): Diagram | undefined =>
  Object.hasOwn(diagrams, name) ? diagrams[name as DiagramName] : undefined;
