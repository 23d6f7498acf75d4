import type { ComponentProps, ReactNode } from 'react';
import { names, shop, words } from '../../domain/scenes/shop';
import type { SceneName } from '../../domain/scenes/sceneNames';
import { Icon } from './icons';

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

/** A numbered circle; the caption of the scene has the remark. */
const Mark = ({ number }: { number: number }) => <i data-d="mark">{number}</i>;

const navigation = [
  ['home', words.overview],
  ['wrench', words.orders],
  ['people', words.customers],
  ['box', words.parts],
] as const;

/** A row of a sidebar. */
function Item({ name, title, isChosen = false, children }: ItemProps) {
  return (
    <span data-on={isChosen ? '' : undefined}>
      <Icon name={name} />
      {title}
      {children}
    </span>
  );
}

interface ItemProps extends ComponentProps<typeof Icon> {
  title: string;
  isChosen?: boolean;
  children?: ReactNode;
}

/** Header and sidebar of the app around a page. */
function Shell({ page, children, marks = false }: ShellProps) {
  return (
    <div data-d="shell">
      <div data-d="bar">
        <b data-d="logo">
          <Icon name="wheel" />
        </b>
        <b>{shop.name}</b>
        {marks && <Mark number={1} />}
        <span data-d="end">
          <b data-d="avatar">{words.initials}</b>
          {marks && <Mark number={3} />}
          <Icon name="sun" />
        </span>
      </div>
      <div data-d="side">
        {navigation.map(([icon, title]) => (
          <Item key={title} name={icon} title={title} isChosen={title === page}>
            {title === words.orders && <em>{shop.openOrders}</em>}
          </Item>
        ))}
        <small>{words.reports}</small>
        <Item name="chart" title={words.revenue} />
      </div>
      <div data-d="page">
        <div data-d="head">
          <b>
            {page}
            {marks && <Mark number={2} />}
          </b>
          <span data-d="button">
            <Icon name="plus" />
            {words.newOrder}
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

interface ShellProps {
  page: string;
  children: ReactNode;
  marks?: boolean;
}

function Figure({
  label,
  value,
  note,
  up,
}: {
  label: string;
  value: string;
  note: string;
  up?: boolean;
}) {
  return (
    <div data-d="card">
      <span>{label}</span>
      <b>{value}</b>
      <small data-on={up ? '' : undefined}>{note}</small>
    </div>
  );
}

/** Revenue of six months: repairs and parts, one above the other; below it the last month in figures. */
function Chart() {
  const scale = 154 / 16_200;
  const last = shop.revenue.at(-1)!;
  return (
    <div data-d="card chart">
      <span>{words.revenue}</span>
      <svg viewBox="0 0 240 190" aria-hidden>
        <path data-d="grid" d="M0 14h240M0 54h240M0 94h240M0 134h240M0 172.5h240" />
        {shop.revenue.map(({ month, repairs, parts }, index) => {
          const x = 9 + index * 40;
          const [low, high] = [repairs * scale, parts * scale].map(Math.round) as [number, number];
          return (
            <g key={month}>
              <path data-d="low" d={`M${x} 172v${-low}h22v${low}z`} />
              <path data-d="high" d={`M${x} ${171 - low}v${-high}h22v${high}z`} />
              <text x={x + 11} y="187">
                {month}
              </text>
            </g>
          );
        })}
      </svg>
      <div data-d="legend">
        <span>{words.parts}</span> {dollars(last.parts)}
      </div>
      <div data-d="legend">
        <span>{words.repairs}</span> {dollars(last.repairs)}
      </div>
    </div>
  );
}

interface OrdersProps {
  orders: readonly (typeof shop.orders)[number][];
  hasActions?: boolean;
}

function Orders({ orders, hasActions = false }: OrdersProps) {
  return (
    <div data-d={hasActions ? 'card table actions' : 'card table'}>
      <div>
        <span>{words.order}</span>
        <span>{words.customer}</span>
        <span data-d="extra">{words.service}</span>
        <span>{words.status}</span>
        <span data-d="extra sum">{words.total}</span>
      </div>
      {orders.map(({ id, customer, service, status, total }) => (
        <div key={id}>
          <b>{id}</b>
          <span>{customer}</span>
          <span data-d="extra">{service}</span>
          <span>
            <em data-status={status}>{status}</em>
          </span>
          <span data-d="extra sum">{dollars(total)}</span>
          {hasActions && (
            <span data-d="end">
              <Icon name="edit" />
              <Icon name="delete" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

const Dashboard = () => {
  const { repairs, parts } = shop.revenue[5];
  return (
    <Shell page={words.overview} marks>
      <div data-d="cards">
        <Figure
          label={words.revenueInMarch}
          value={dollars(repairs + parts)}
          note={words.onFebruary}
          up
        />
        <Figure label={words.openOrders} value={String(shop.openOrders)} note={words.ready} />
        <Figure label={words.partsToReorder} value={String(shop.lowParts)} note={words.fewLeft} />
      </div>
      <div data-d="halves">
        <Chart />
        <Orders orders={shop.orders} />
      </div>
    </Shell>
  );
};

const Crud = () => (
  <Shell page={words.orders}>
    <div data-d="card tools">
      <span data-d="field">
        <Icon name="search" />
        {words.searchOrders}
      </span>
      <span>{words.statusAny}</span>
    </div>
    <Orders orders={shop.orders} hasActions />
  </Shell>
);

const SignIn = () => (
  <div data-d="center">
    <div data-d="card form">
      <b data-d="logo">
        <Icon name="wheel" />
      </b>
      <strong>{words.signInTo}</strong>
      <span data-d="field button-like">
        <i data-d="letter">{words.withGitHub.at(-6)}</i>
        {words.withGitHub}
      </span>
      <small>{words.or}</small>
      <span data-d="field">{shop.email}</span>
      <span data-d="field">••••••••••</span>
      <span data-d="button">{words.signIn}</span>
    </div>
  </div>
);

const Dialog = () => (
  <div data-d="over">
    <Shell page={words.orders}>
      <Orders orders={shop.orders} hasActions />
    </Shell>
    <div data-d="veil">
      <div data-d="card dialog">
        <strong>{words.deleteQuestion}</strong>
        <span>{words.deleteText}</span>
        <div data-d="row">
          <span data-d="plain">{words.cancel}</span>
          <span data-d="button">{words.delete}</span>
        </div>
        <Mark number={1} />
      </div>
      <div data-d="toast">
        <Icon name="check" />
        {words.deleted}
        <Mark number={2} />
      </div>
    </div>
  </div>
);

const Editor = () => (
  <div data-d="editor">
    <div data-d="bar">
      <b>{words.orders}</b>
      <span data-d="end">
        <span data-d="button">{words.preview}</span>
      </span>
    </div>
    <div data-d="side">
      <small>{words.pages}</small>
      <Item name="page" title={names.orders} isChosen />
      <Item name="page" title={names.customers} />
      <Item name="page" title={names.parts} />
      <small>{words.queries}</small>
      <Item name="query" title={names.orders} />
      <Item name="query" title={names.revenue} />
    </div>
    <div data-d="page">
      <div data-d="halves">
        <Chart />
        <div data-d="stack">
          <Figure
            label={words.openOrders}
            value={String(shop.openOrders)}
            note={names.rowsBinding}
            up
          />
          <Figure label={words.partsToReorder} value={String(shop.lowParts)} note={words.fewLeft} />
        </div>
      </div>
      <div data-d="selected">
        <small>{names.element}</small>
        <Orders orders={shop.orders.slice(0, 4)} />
      </div>
    </div>
    <div data-d="inspector">
      <b>{words.dataGrid}</b>
      <small>{names.rows}</small>
      <span data-d="field bound">{names.rowsBinding}</span>
      <small>{names.rowIdField}</small>
      <span data-d="field">{names.id}</span>
      <small>{names.density}</small>
      <span data-d="field">{names.compact}</span>
      <small>{names.loading}</small>
      <span data-d="field bound">{names.loadingBinding}</span>
    </div>
  </div>
);

/** Drawings of apps out of text, boxes and icons: they follow the theme, the direction and the width. */
export const drawings: Record<SceneName, () => ReactNode> = {
  Crud,
  Dashboard,
  Dialog,
  Editor,
  SignIn,
};
