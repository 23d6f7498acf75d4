import {
  createContext,
  useContext,
  Children,
  isValidElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ComponentName } from '../../../content/registry';
import { Band } from '../../../components/Band/Band';
import { Callout } from '../../../components/Callout/Callout';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock';
import { Column, Columns } from '../../../components/Columns/Columns';
import { DemoFrame } from '../../../components/DemoFrame/DemoFrame';
import { Diagram } from '../../../components/Diagram/Diagram';
import { LinkButtons, LinkButton } from '../../../components/LinkButtons/LinkButtons';
import { LinkCard, LinkCards } from '../../../components/LinkCards/LinkCards';
import { NearestPages } from '../../../components/NearestPages/NearestPages';
import { Film } from '../../../components/Picture/Film';
import { Playground } from '../../../components/Playground/Playground';
import { Picture } from '../../../components/Picture/Picture';
import { ActivityLog, PrivacySwitch } from '../../../components/PrivacyReport/PrivacyReport';
import { Scenes, type Scene as SceneData } from '../../../components/Scenes/Scenes';
import { Status } from '../../../components/Status/Status';
import { Steps } from '../../../components/Steps/Steps';
import { Tabs } from '../../../components/Tabs/Tabs';
import { ThemeEditor } from '../../../components/ThemeEditor/ThemeEditor';
import { defaultDemoHeight } from '../../../domain/content/layouts';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import type { PageDetails, ShownDemo } from './PageContext';

/** What the components of one page need besides their props. */
export interface ArticleScope {
  base: string;
  demos: Record<string, ShownDemo>;
  playgrounds: NonNullable<PageDetails['playgrounds']>;
  /** URL of the document with their code. */
  codeHref: string;
  /** Web address of the repository in which the sources are. */
  repository: string | undefined;
  /** Below each demo without `disableAd`. */
  underDemo?: ReactNode;
  /** Counts components that need an id. */
  nextId: (prefix: string) => string;
}

export const ArticleScopeContext = createContext<ArticleScope | null>(null);

function useArticleScope(): ArticleScope {
  const scope = useContext(ArticleScopeContext);
  if (!scope)
    throw new Error(
      'A component of a page found no ArticleScopeContext above it: pages are rendered by renderPage only.',
    );
  return scope;
}

interface DemoProps {
  name: string;
  height?: number;
  phoneHeight?: number;
  title: string;
  /** The one that is shown of several. */
  region?: string;
  disableAd?: boolean;
}

function Demo({
  name,
  height = defaultDemoHeight,
  phoneHeight,
  title,
  region,
  disableAd = false,
}: DemoProps) {
  const { demos, codeHref, repository, underDemo } = useArticleScope();
  const demo = demos[name];
  if (!demo) throw new Error(`The demo ${name} was not compiled.`);
  const { browserReason } = demo.record;
  return (
    <>
      <DemoFrame
        id={name}
        title={title}
        frameSrc={demo.frame}
        height={height}
        phoneHeight={phoneHeight}
        code={demo.record.code.map((part) => ({
          ...part,
          preview: part.preview?.filter((one) => region === undefined || one.name === region),
        }))}
        modules={demo.record.modules}
        codeHref={codeHref}
        note={[
          demo.onCommunityGrid && strings['demo.communityGrid'],
          browserReason && format(strings['demo.needsBrowser'], { reason: browserReason }),
        ]
          .filter(Boolean)
          .join(' ')}
        sourceHref={repository && `${repository}/blob/HEAD/docs/${demo.record.file}`}
      />
      {!disableAd && underDemo}
    </>
  );
}

function PagePlayground({ name }: { name: string }) {
  const { of, address } = useArticleScope().playgrounds[name]!;
  return <Playground id={name} of={of} dataHref={address} />;
}

function Tab({ children }: { label: string; children?: ReactNode }) {
  return children;
}

function TabGroup({
  label,
  name,
  children,
}: {
  label: string;
  name?: string;
  children?: ReactNode;
}) {
  const id = useArticleScope().nextId('tabs');
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<{ label: string; children?: ReactNode }> =>
      isValidElement(child) && child.type === Tab,
  );
  return (
    <Tabs
      id={id}
      label={label}
      name={name}
      tabs={tabs.map(({ props }) => ({ label: props.label, content: props.children }))}
    />
  );
}

interface SceneProps extends Pick<SceneData, 'label' | 'alt'> {
  demo: string;
  children?: ReactNode;
}

function Scene({ children }: SceneProps) {
  return children;
}

function SceneGroup({ label, children }: { label: string; children?: ReactNode }) {
  const { demos, nextId } = useArticleScope();
  const scenes = Children.toArray(children).filter(
    (child): child is ReactElement<SceneProps> => isValidElement(child) && child.type === Scene,
  );
  return (
    <Scenes
      id={nextId('scenes')}
      label={label}
      scenes={scenes.map(({ props: { demo, children: caption, ...scene } }) => ({
        ...scene,
        frameSrc: demos[demo]!.frame,
        title: format(strings['demo.title'], { demo: scene.label }),
        caption,
      }))}
    />
  );
}

/** The React component behind each Markdown component. */
export const mdxComponents: Record<ComponentName, ElementType> = {
  ActivityLog,
  Band,
  Callout,
  CodeBlock,
  Column,
  Columns,
  Demo,
  Diagram,
  LinkButton,
  LinkButtons,
  LinkCard,
  LinkCards,
  NearestPages,
  Film,
  Picture,
  Playground: PagePlayground,
  PrivacySwitch,
  Scene,
  Scenes: SceneGroup,
  Status,
  Steps,
  Tab,
  Tabs: TabGroup,
  ThemeEditor,
};
