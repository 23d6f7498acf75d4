import type { ReferenceStringKey } from '../../../domain/strings/referenceStrings';

/** An example of a file or definition of Toolpad Studio's schema. A test validates each against the schema. */
export interface SchemaExample {
  /** What the code is: the path of the file, or the property in which the value stands. */
  title: string;
  yaml: string;
  /** A sentence, where the schema has none. */
  summary?: ReferenceStringKey;
}

const theme = `apiVersion: v1
kind: theme
spec:
  options:
    palette:
      mode: light
      primary:
        main: '#0b5fce'
        contrastText: '#ffffff'
      secondary:
        main: '#6d4ac4'`;

const paletteColor = `main: '#0b5fce'
light: '#5a94ea'
dark: '#08408f'
contrastText: '#ffffff'`;

/** By name of the file or definition. */
export const schemaExamples: Readonly<Record<string, SchemaExample>> = {
  Application: {
    title: 'toolpad/application.yml',
    summary: 'reference.schemaApplication',
    yaml: `apiVersion: v1
kind: application
spec:
  plan: pro
  authentication:
    providers:
      - provider: github
      - provider: azure-ad
        roles:
          - source:
              - shop-managers
            target: manager
    restrictedDomains:
      - spoke-and-chain.example
  authorization:
    roles:
      - name: manager
        description: Sees revenue and edits prices
      - mechanic`,
  },
  Page: {
    title: 'toolpad/pages/orders/page.yml',
    summary: 'reference.schemaPage',
    yaml: `apiVersion: v1
kind: page
spec:
  title: Orders
  parameters:
    - name: status
      value: open
  queries:
    - name: orders
      mode: query
      parameters:
        - name: status
          value:
            $$jsExpression: page.parameters.status
      query:
        kind: local
        function: orders.ts#getOrders
      refetchInterval: 60000
  content:
    - component: DataGrid
      name: grid
      props:
        rows:
          $$jsExpression: orders.data
  authorization:
    allowedRoles:
      - manager
  display: shell
  maxWidth: lg`,
  },
  Theme: { title: 'toolpad/theme.yml', summary: 'reference.schemaTheme', yaml: theme },
  JsExpressionBinding: { title: 'rows', yaml: '$$jsExpression: orders.data.slice(0, 8)' },
  EnvBinding: { title: 'url', yaml: '$$env: ORDERS_API_URL' },
  JsExpressionAction: {
    title: 'onClick',
    yaml: `$$jsExpressionAction: |-
  await closeOrder.fetch();
  orders.refetch();`,
  },
  NavigationAction: {
    title: 'onClick',
    yaml: `$$navigationAction:
  page: order
  parameters:
    id:
      $$jsExpression: grid.selection?.id`,
  },
  BindableProp: {
    title: 'props',
    summary: 'reference.schemaBindableProp',
    yaml: `content: New order
disabled:
  $$jsExpression: customers.isLoading
onClick:
  $$navigationAction:
    page: new-order
    parameters: {}`,
  },
  Element: {
    title: 'content',
    yaml: `component: Text
name: heading
layout:
  columnSize: 1
  horizontalAlign: start
props:
  variant: h4
  value: Orders
children: []`,
  },
  Template: {
    title: 'renderItem',
    yaml: `$$template:
  - component: Text
    name: customer
    props:
      value:
        $$jsExpression: item.customer`,
  },
  NameStringValuePair: {
    title: 'parameters',
    yaml: `name: status
value: open`,
  },
  BindableNameStringValue: {
    title: 'headers',
    yaml: `name: Authorization
value:
  $$env: ORDERS_API_TOKEN`,
  },
  SimplePaletteColorOptions: {
    title: 'primary',
    summary: 'reference.schemaSimplePaletteColorOptions',
    yaml: paletteColor,
  },
};
