/** Two providers of the free plan. */
export const providers: Record<string, string> = {
  'application.yml': `apiVersion: v1
kind: application
spec:
  authentication:
    providers:
      - provider: github
      - provider: google
    restrictedDomains:
      - example.com
`,
};

/** The paid plan, with the provider that has roles. */
export const roles: Record<string, string> = {
  'application.yml': `apiVersion: v1
kind: application
spec:
  plan: pro
  authentication:
    providers:
      - provider: azure-ad
        roles:
          - source: [workshop]
            target: mechanic
  authorization:
    roles:
      - name: admin
        description: Can change everything
      - name: mechanic
        description: Works on orders
`,
};

/** The paid plan without providers, so that the app opens without a sign-in, and a page with a grid that needs it. */
export const paidGrid: Record<string, string> = {
  'application.yml': `apiVersion: v1
kind: application
spec:
  plan: pro
`,
  'pages/customers/page.yml': `apiVersion: v1
kind: page
spec:
  title: Customers
  queries:
    - name: orders
      mode: query
      query:
        kind: local
        function: functions.ts#getOrders
  content:
    - component: DataGrid
      name: dataGrid
      layout:
        height: 440
      props:
        rows:
          $$jsExpression: orders.rows
        columns:
          - field: status
            headerName: Status
            type: string
            groupable: true
          - field: id
            headerName: Order
            type: number
            width: 150
          - field: customer
            headerName: Customer
            type: string
            width: 280
          - field: part
            headerName: Part
            type: string
            width: 380
          - field: total
            headerName: Total
            type: number
            width: 150
            aggregable: true
            pin: right
`,
};

const darkTheme = `apiVersion: v1
kind: theme
spec:
  options:
    palette:
      mode: dark
`;

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** What makes the app of a project as dark as the editor around it. */
export const themeFiles = (scheme: Scheme): Record<string, string> =>
  scheme === 'dark' ? { 'theme.yml': darkTheme } : {};
