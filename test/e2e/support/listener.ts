import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';
import { expect } from '@playwright/test';

/** A server on this machine, for TCP and UDP, that only notes who knocks. */
export interface Listener {
  port: number;
  knocks: string[];
  /** Knocks by itself, once by TCP and once by UDP: silence was no deafness. */
  proveThatItHears: () => Promise<void>;
  close: () => Promise<void>;
}

export async function listen(): Promise<Listener> {
  const knocks: string[] = [];
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => knocks.push(`tcp: ${data.toString('latin1').slice(0, 60)}`));
    knocks.push('tcp: connected');
  });
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready));
  const address = tcp.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  const udp = createSocket('udp4', () => knocks.push('udp'));
  await new Promise<void>((ready) => udp.bind(address.port, '127.0.0.1', ready));
  const close = async (): Promise<void> => {
    await new Promise<void>((closed) => udp.close(closed));
    await new Promise<void>((closed) => tcp.close(() => closed()));
  };
  const proveThatItHears = async (): Promise<void> => {
    const socket = connect(address.port, '127.0.0.1', () => socket.end('knock'));
    const letter = createSocket('udp4');
    letter.send('knock', address.port, '127.0.0.1', () => letter.close());
    await expect.poll(() => [...new Set(knocks)].sort()).toEqual(['tcp: connected', 'tcp: knock', 'udp']);
  };
  return { port: address.port, knocks, proveThatItHears, close };
}
