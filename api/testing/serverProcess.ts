/** The server as a process of its own, with an environment that holds nothing but what the test says and where Node and its cache are. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const started: { kill: (signal: 'SIGKILL') => boolean }[] = []

/** Ends all that a test left. */
export function killAll(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL')
}

const { PATH, NODE_COMPILE_CACHE } = process.env

/** `node api/server.ts` in a folder. */
export function startProcess(cwd: string, env: Record<string, string>) {
  const child = spawn('node', [path.join(import.meta.dirname, '../server.ts')], {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  let heard = () => {}
  const hear = (data: Buffer) => {
    output += data.toString()
    heard()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  return {
    child,
    output: () => output,
    /** Its exit code, or the signal that killed it. */
    ended,
    /** The address, once it serves. */
    address: async () => {
      const said = () => /Ascent is ready: (\S+)/.exec(output)?.[1]
      const over = ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${output}`)))
      while (!said()) await Promise.race([new Promise<void>((resolve) => (heard = resolve)), over])
      return said()!
    },
  }
}
