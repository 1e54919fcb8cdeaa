/** The program: one process that serves, or one that starts as many as PROCESSES says. */
import cluster from 'node:cluster'
import { CannotStart } from './cannotStart.ts'
import { config } from './config.ts'

try {
  // What starts the others loads nothing of what they do.
  if (config.processes > 1 && cluster.isPrimary) await (await import('./processes.ts')).startProcesses(config.processes)
  else await (await import('./oneProcess.ts')).run()
} catch (error) {
  CannotStart.exit(error)
}
