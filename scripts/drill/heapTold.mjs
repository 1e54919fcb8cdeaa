/** Loaded into a server of a drill: at SIGUSR2 it collects its garbage and writes how many megabytes are in use then. */
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

if (isMainThread)
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(process.env.HEAP_TOLD, String((heapUsed + external) / 1_000_000))
  })
