import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A worker that checks the health of the server at `workerData` every 10 ms until it gets a message, then posts the times in
// ms. Checks overlap, so that a long pause delays many of them and shows in the percentile. It is a separate thread, so that
// the load of the test does not count.
const interval = 10;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const pending = new Set<Promise<void>>();

function check(): Promise<void> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(`${String(workerData)}/api/health`, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        times.push(performance.now() - start);
        if (response.statusCode === 200) resolve();
        else reject(new Error(`The health check returned ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
}

const timer = setInterval(() => {
  const running = check();
  pending.add(running);
  void running.finally(() => pending.delete(running));
}, interval);

parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(pending).then(() => {
    agent.destroy();
    parentPort?.postMessage(times);
  });
});
