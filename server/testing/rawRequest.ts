import { connect } from 'node:net';
import { second } from '../durations.ts';

const timeout = 20 * second;

/** Sends bytes as they are and returns the head of the response, or what the server sends of it until it closes the connection. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const timer = setTimeout(() => socket.destroy(), timeout);
    socket.on('data', (part) => {
      received += part.toString('latin1');
      if (received.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}
