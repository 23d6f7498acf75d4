import { usersOf } from '../ComponentFacts';
import { allEntries } from '../storyStore';
import { WorkbenchLink } from '../WorkbenchLink';
import { Users } from './TokenPage.styles';

/** Components that are named; the others are behind their number. */
const named = 3;

const Links = ({ names }: { names: readonly string[] }) =>
  names.map((name) => {
    const page = allEntries().find(
      ({ title, type }) => type === 'docs' && title.endsWith(`/${name}`),
    );
    return (
      page && (
        <WorkbenchLink key={name} to={page}>
          {name}
        </WorkbenchLink>
      )
    );
  });

/** The components whose styles read one of these tokens. */
export function UsedBy({ tokens }: { tokens: readonly (string | undefined)[] }) {
  const names = [...new Set(tokens.flatMap((token) => (token ? usersOf(token) : [])))].sort();
  const others = names.slice(named);
  return (
    <Users>
      <Links names={names.slice(0, named)} />
      {others.length > 0 && (
        <details>
          <summary>+{others.length} more</summary>
          <Links names={others} />
        </details>
      )}
    </Users>
  );
}
