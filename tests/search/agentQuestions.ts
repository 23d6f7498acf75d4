interface AgentQuestion {
  /** As a developer asks it, and as an agent may pass it to a search. */
  question: string;
  /** The page that answers it, below the base. */
  page: string;
  /** Words of the answer, which the page as Markdown contains. */
  answer: string;
}

/** Questions about apps built with Toolpad that the MCP server answers, written before the server. */
export const agentQuestions: readonly AgentQuestion[] = [
  {
    question: 'Which prop of DashboardLayout hides the navigation?',
    page: 'core/api/dashboard-layout/',
    answer: 'hideNavigation',
  },
  {
    question: 'How do I sign in with email and password in SignInPage?',
    page: 'core/react-sign-in-page/',
    answer: 'credentials',
  },
  {
    question: 'How do I await the result of a confirm dialog with useDialogs?',
    page: 'core/react-use-dialogs/',
    answer: 'await dialogs.confirm',
  },
  {
    question: 'How do I show a notification that closes by itself?',
    page: 'core/react-use-notifications/',
    answer: 'autoHideDuration',
  },
  {
    question: 'What methods does the data source of Crud need for server-side pagination?',
    page: 'core/react-crud/',
    answer: 'getMany',
  },
  {
    question: 'How do I add Toolpad Core to a Next.js app with the App Router?',
    page: 'core/integrations/nextjs-approuter/',
    answer: 'NextAppProvider',
  },
  {
    question: 'How do I add my own fields to the user session in TypeScript?',
    page: 'core/react-use-session/',
    answer: 'extends Session',
  },
  {
    question: 'How does Toolpad Studio query a MySQL database?',
    page: 'studio/how-to-guides/connect-to-databases/',
    answer: 'mysql2',
  },
  {
    question: 'Which properties does the Toolpad Studio Chart component have?',
    page: 'studio/reference/components/chart/',
    answer: 'data',
  },
  {
    question: 'Which environment variables enable basic auth in Toolpad Studio?',
    page: 'studio/how-to-guides/basic-auth/',
    answer: 'TOOLPAD_BASIC_AUTH_USER',
  },
];

interface WorkbenchQuestion {
  question: string;
  /** The component that answers it, as its folder is named. */
  component: string;
  /** Words of the answer. */
  answer: string;
}

/** Questions about the components of this site, which the server answers from the workbench that was built with it. */
export const workbenchQuestions: readonly WorkbenchQuestion[] = [
  {
    question: 'Which kinds of callout are there?',
    component: 'Callout',
    answer: '"info" | "error" | "warning" | "success"',
  },
  {
    question: 'How many ads may stand in the text of a page?',
    component: 'Ad',
    answer: "Don't put more than one ad",
  },
  {
    question: 'Where can I see the ad after an ad blocker was found?',
    component: 'Ad',
    answer: '/workbench/?path=/story/advertising-ad--blocked',
  },
  {
    question: 'Does the page move when an ad arrives?',
    component: 'Ad',
    answer: 'The box reserves its size before anything loads',
  },
  {
    question: 'How do screen readers learn what a button with an icon does?',
    component: 'BarButton',
    answer: 'set `aria-label`',
  },
  {
    question: 'Should I use columns for three texts?',
    component: 'Columns',
    answer: "Don't use it for three or more parts",
  },
  {
    question: 'How do I show a switch in the settings?',
    component: 'LabeledSwitch',
    answer: '<LabeledSwitch',
  },
  {
    question: 'Which props does the side menu need?',
    component: 'NavDrawer',
    answer: '- `nodes`',
  },
  {
    question: 'Which element lists the events sent in this tab?',
    component: 'PrivacyReport',
    answer: '# ActivityLog',
  },
  {
    question: 'In which file is the search dialog?',
    component: 'Search',
    answer: 'src/components/Search/SearchDialog.tsx',
  },
];
