import { connect } from 'node:net';

/** Sends bytes as they are and returns everything that the server sends until it closes the connection. */
export function sendRaw(port: number, text: string, timeout = 2000): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(end, timeout);
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}
