import type {
  CommandInput,
  CommandName,
  CommandOutput,
  DeskEvent,
  QueryInput,
  QueryName,
  QueryOutput,
} from '../../shared/ipc/contract.ts';
import type { Failure } from '../../shared/errors.ts';
import type { Reply } from '../../shared/ipc/reply.ts';
import { together } from './arrivals/arrivals.ts';

/** A reply as JSON, or as it is where it holds bytes. */
type Sent = Reply<unknown> | string;

/** What the preload hands to a window: three ways to talk with the main process. */
export interface TurnkeeperBridge {
  query(name: string, input: unknown): Promise<Sent>;
  command(name: string, input: unknown): Promise<Sent>;
  onEvent(callback: (event: DeskEvent) => void): () => void;
}

declare global {
  interface Window {
    turnkeeper: TurnkeeperBridge;
  }
}

const noAnswer: Failure = {
  code: 'internal',
  message: 'The program gave no answer. What you typed is kept; try once more.',
};

/** Inputs may be reactive proxies, which cannot be sent. They are plain JSON by the contract, bytes of pictures apart. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(plain);
  const given = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(given.map(([key, each]) => [key, plain(each)]));
}

async function answered(reply: Promise<Sent>): Promise<Reply<unknown>> {
  try {
    const sent = await together(reply);
    return typeof sent === 'string' ? (JSON.parse(sent) as Reply<unknown>) : sent;
  } catch (thrown) {
    console.error(thrown);
    return { ok: false, error: noAnswer };
  }
}

export function query<Name extends QueryName>(
  name: Name,
  input: QueryInput<Name>,
): Promise<Reply<QueryOutput<Name>>> {
  return answered(window.turnkeeper.query(name, plain(input))) as Promise<Reply<QueryOutput<Name>>>;
}

export function command<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
): Promise<Reply<CommandOutput<Name>>> {
  return answered(window.turnkeeper.command(name, plain(input))) as Promise<Reply<CommandOutput<Name>>>;
}

type Listener = (event: DeskEvent) => void;

interface Hub {
  listeners: Set<Listener>;
  stop: () => void;
}

const hubs = new WeakMap<TurnkeeperBridge, Hub>();

/** One subscription for the whole window, however many views listen. */
function openHub(bridge: TurnkeeperBridge): Hub {
  const listeners = new Set<Listener>();
  const stop = bridge.onEvent((event) => {
    for (const listener of [...listeners]) listener(event);
  });
  const hub = { listeners, stop };
  hubs.set(bridge, hub);
  return hub;
}

/** Calls back for every event; answers with the way to stop. */
export function onEvent(callback: Listener): () => void {
  const bridge = window.turnkeeper;
  const hub = hubs.get(bridge) ?? openHub(bridge);
  hub.listeners.add(callback);
  return () => {
    hub.listeners.delete(callback);
    if (hub.listeners.size > 0) return;
    hub.stop();
    hubs.delete(bridge);
  };
}
