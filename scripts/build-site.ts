import { runBuild } from './cli/runBuild';

await runBuild('npm run build:site', { hasWorkbench: false });
