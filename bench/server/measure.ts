import { Agent, request } from 'node:http';

/** The time of one call at the median and the 99th percentile in ms, calls per second, and the size of the response. */
export type Timing = { p50: number; p99: number; perSecond: number; bytes: number };

/** How long each URL is called, in ms. */
const duration = 3000;

/** Calls a URL one after another over one connection for three seconds. */
export async function measure(url: string, headers: Record<string, string>): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let bytes = 0;
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await call(url, headers, agent);
  const end = performance.now() + duration;
  while (performance.now() < end) {
    const start = performance.now();
    bytes = await call(url, headers, agent);
    times.push(performance.now() - start);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: (times.length * 1000) / duration, bytes };
}

/** Calls a URL; returns the size of the response in bytes. */
function call(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} responded ${response.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}
