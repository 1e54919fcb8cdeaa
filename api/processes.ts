/** Several processes behind one port: this one starts them, starts again who dies, passes on SIGTERM and adds up their metrics. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import { log } from './log.ts'
import type { AllMetrics } from './observe/allMetrics.ts'
import { answerAboutSandbox, stopSandbox } from './sandbox/sandbox.ts'
import { onUncaught } from './uncaught.ts'

/** Within this many milliseconds after SIGTERM all are gone; each of them takes a little less by itself. */
const patience = 9_500
/** So many milliseconds pass before one that died is started again. */
const pause = 1_000

/** Starts so many; the answer is there when they all are under way. */
export async function startProcesses(count: number): Promise<void> {
  const metrics = new AggregatorRegistry()
  let [serving, stopping, failed] = [false, false, false]
  cluster.on('message', (worker, message: unknown) => {
    if (message === 'metrics') void tell(worker, metrics)
    else answerAboutSandbox(worker, message)
  })
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    failed ||= code !== 0
    if (stopping) return Object.keys(cluster.workers ?? {}).length || process.exit(failed ? 1 : 0)
    // The first one has said why it cannot.
    if (!serving) process.exit(1)
    log.error({ pid, code, signal }, 'a process ended; another one is started')
    failed = false
    setTimeout(() => stopping || cluster.fork(), pause)
  })
  const stop = (reason: string) => {
    const all = Object.values(cluster.workers ?? {})
    const end = () => {
      for (const worker of all) worker?.process.kill('SIGKILL')
      process.exit(1)
    }
    if (stopping) end()
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(end, patience).unref()
    void stopSandbox()
    if (!all.length) process.exit(0)
    for (const worker of all) worker?.process.kill('SIGTERM')
  }
  onUncaught((reason) => {
    failed = true
    if (!stopping) stop(reason)
  })
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))

  // It migrates and fills the database; the others find it ready.
  await once(cluster.fork(), 'listening')
  serving = true
  for (let nth = 1; nth < count && !stopping; nth++) cluster.fork()
}

async function tell(worker: Worker, metrics: Pick<AggregatorRegistry<never>, 'clusterMetrics'>) {
  const allMetrics = await metrics.clusterMetrics().catch((err: unknown) => {
    log.warn({ err }, 'the metrics of all processes could not be added up')
    return null
  })
  if (worker.isConnected()) worker.send({ allMetrics } satisfies AllMetrics)
}
