/** The paid plan, with a provider and roles. */
export const paidPlan = `apiVersion: v1
kind: application
spec:
  plan: pro
  authentication:
    providers:
      - provider: github
      - provider: azure-ad
        roles:
          - source: [workshop]
            target: mechanic
    restrictedDomains:
      - example.com
  authorization:
    roles:
      - name: admin
        description: Can change everything
      - name: mechanic
        description: Works on orders
`;

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
