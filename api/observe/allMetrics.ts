/** Of several processes behind one port each knows a part; the one that started them adds the parts up. */
import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client'

/** What the others are told: nothing when one of them did not answer in time. */
export interface AllMetrics {
  allMetrics: string | null
}

/** Makes a registry a part of the whole, where there are several. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  // Made, it answers who adds up.
  new AggregatorRegistry()
  collectDefaultMetrics({ register: registry })
}

/** The sums of all processes. */
export const allMetrics = (): Promise<string | null> =>
  new Promise((resolve) => {
    const hear = (message: AllMetrics | null) => {
      if (typeof message !== 'object' || !message || !('allMetrics' in message)) return
      process.off('message', hear)
      resolve(message.allMetrics)
    }
    process.on('message', hear)
    cluster.worker?.send('metrics')
  })
