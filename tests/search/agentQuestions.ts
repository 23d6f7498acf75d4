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
