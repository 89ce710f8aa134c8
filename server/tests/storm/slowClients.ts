import { connect, type Socket } from 'node:net';

// A third of the clients stall within the headers, a third before the body, and a third within its JSON.
const requestParts = [
  'POST /api/signin HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\n',
  'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  '{"email":"',
];

/**
 * Opens connections that send a request one byte every 100 ms, and never read the response. Returns a function that closes them.
 */
export function openSlowClients(count: number, getAddresses: () => string[]): () => void {
  const sockets = new Set<Socket>();
  let isClosed = false;
  const open = (index: number) => {
    const addresses = getAddresses();
    const { hostname, port } = new URL(addresses[index % addresses.length] ?? '');
    const text = requestParts.slice(0, 1 + (index % requestParts.length)).join('');
    let sent = 0;
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => {
      socket.write(text[sent] ?? 'x');
      sent += 1;
    }, 100);
    socket.pause();
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      if (!isClosed) setTimeout(() => !isClosed && open(index), 500);
    });
  };
  for (let index = 0; index < count; index += 1) open(index);
  return () => {
    isClosed = true;
    for (const socket of sockets) socket.destroy();
  };
}
