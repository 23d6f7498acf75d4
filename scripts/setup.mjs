import { say, setUpBrowser, setUpPackages } from './cli/setUp.mjs';

setUpPackages();
setUpBrowser();
say('everything is in place');
