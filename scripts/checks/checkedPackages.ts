import {
  documentedVersion,
  packed,
  packedPackages,
  type PackedPackage,
} from '../reference/packages/packageTable';

const types = /^((.*\/)?package\.json|LICENSE|.*\.d\.[cm]?ts)$/;

const others = packed(types, {
  'next@15.5.29':
    'sha512-93AMszTCdi9Az7fD5VzcWy46SHCdQF45+i53K0LpDc4dDXCwB9P1SxP1wBYZKW6dF3HJnz41jyEni1vmgCluiw==',
  'next-auth@5.0.0-beta.30':
    'sha512-+c51gquM3F6nMVmoAusRJ7RIoY0K4Ts9HCCwyy/BRoe4mp3msZpOzYMyb5LAYc1wSo74PMQkGDcaghIO7W6Xjg==',
  'next-auth@4.24.15':
    'sha512-NnjYtjrSOAx/TIVFGTX4IfI/9yHnNpi4B7FuLUwuV20v2Zxgr2OGP/YN0ynJuI7y8QOnTBPitfOdEXZrVvhIuA==',
  '@auth/core@0.41.0':
    'sha512-Wd7mHPQ/8zy6Qj7f4T46vg3aoor8fskJm6g2Zyj064oQ3+p0xNZXAV60ww0hY+MbTesfu29kK14Zk5d5JTazXQ==',
  '@mui/material-nextjs@6.5.0':
    'sha512-VV+4BhmnY32pbPuIevs+rPl0R+bkVvqGCqRqZqNhkdBdX0pn1IHQ5mG/EfYJKoKUkF7q9FKSag5wduSTUxDqnQ==',
  'firebase@12.19.0':
    'sha512-kwXCLcI0ly2lkwygkbuRx6SsX3DSO96355YrWh9SWZ5ncsxK/y5cirn3sY6nZVSiBVE++2nL6Hchzu1EB8uohQ==',
  '@firebase/app@0.16.2':
    'sha512-fyCLPahl3r0Zb7Wzm+JLWcOOH3SaDgAyJzJ8EWIDiv51aNiv+2Pjbpa6myEuP7iXxjmJqrcbVm0GUF7h229T1Q==',
  '@firebase/auth@1.13.6':
    'sha512-MKRLvF72HJ/irNn2fJR0Gv5FOZNtqv1IBeJHRwK8l8pZ/wi9vuUw8ecyCMvQDDNxfS6uW0MWACL5KC4Y8Pp+fA==',
  '@firebase/component@0.7.5':
    'sha512-vuFDcL91Q+2ZuBJkyOh86T4q0B4ffNTDjc/A38tybO56odQABxRTFLTIowCWqAKeIcgo37GowWMVgFF73gD8Qw==',
  '@firebase/logger@0.5.2':
    'sha512-J2VO4NFTc0xQFrxV1B/lm5balicm9cwuX2acR9Yn41fN8KgUeQFo+VJV222IqW2FPSXKDu9uo5WdQFWf9TPbYg==',
  '@firebase/util@1.15.3':
    'sha512-c/z/gaIlaaLZEuGbE6sLUuJ61tskg1JghvhcNQzW948ASBinbVBBRnZTC4b4yt4LaEtJQkYlyzqLHcutFwEIvA==',
  '@googleapis/sheets@14.0.0':
    'sha512-fANEl4RQohsPYUWhcLSYyUyE8A8bRfvw/bp8h0t8VDQqTgdQ3itZBkty4nddtdqCAvNDpA+KM66OejVKDd6aFg==',
  '@googleapis/drive@22.0.0':
    'sha512-u21JQPR5mGKt8OqjsDndb+l5b44IXCKTum+P1Q1rlWmi2pUNZqcNeq7csx06xlwj+UeZv5/ZhhhAjziVZu86Dg==',
  'googleapis-common@8.0.3':
    'sha512-7g1yzQKx0mmNTjiK0H9dJ8eqKqDBveES9vLHeg5neb3BMQy/d1oQefIMhIpOVT8a+f+LOcixMEdRbFIW/cQUJw==',
  'google-auth-library@10.5.0':
    'sha512-7ABviyMOlX5hIVD60YOfHw4/CxOfBhyduaYB+wbFWCWoni4N7SLcV46hrVRktuBbZjFC9ONyqamZITN7q3n32w==',
  'gaxios@7.1.3':
    'sha512-YGGyuEdVIjqxkxVH1pUTMY/XtmmsApXrCVv5EU25iX6inEPbV+VakJfLealkBtJN69AQmh1eGOdCl9Sm1UP6XQ==',
});

/** Of the documented packages, the one that is not installed. */
const documented = packedPackages
  .filter(({ version }) => version === documentedVersion)
  .map((wanted): PackedPackage => ({ ...wanted, keep: types }));

/**
 * Packages that code in `docs` imports and nothing here runs: only their types are fetched, to check the code against.
 * Installed, they would bring 560 MB; those of 2 MB or less are development dependencies. Of two versions of a package,
 * a page is checked against the one that it tells its readers to install, and against the first if it names none.
 */
export const checkedPackages: readonly PackedPackage[] = [...documented, ...others];
