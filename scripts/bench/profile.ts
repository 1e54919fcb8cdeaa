/** Where the processor time of a request goes, by what the code belongs to: V8's own sampling profile of a running server. */
import { load, type Measured } from './load.ts'
import { processorTimeOf } from './processes.ts'
import type { Size } from './speed.ts'
import { freePort, startOurs } from './started.ts'
import { asker, works, type Name } from './works.ts'

/** Milliseconds of our own process for one request, by part. */
export type Parts = Map<string, number>

interface Node {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}
interface Profile {
  nodes: Node[]
  samples: number[]
  timeDeltas: number[]
}

const parts: [name: string, files: RegExp][] = [
  ['Prisma', /node_modules\/@prisma\/|wasm:/],
  ['the driver of PostgreSQL', /node_modules\/(pg|postgres-)/],
  ['Pothos', /node_modules\/@pothos\//],
  ['the executor', /node_modules\/(graphql\/|graphql-scalars\/|dataloader\/)/],
  ['Yoga', /node_modules\/(graphql-yoga|@graphql-yoga|@graphql-tools|@envelop|@whatwg-node)\//],
  ['checks of input', /node_modules\/(yup|property-expr|tiny-case|toposort)\//],
  ['logs, metrics, limits', /node_modules\//],
  ['Ascent', /\/(api|dist\/server)\//],
]
const rest = 'Node: HTTP, sockets, promises'
const collector = 'garbage collection'

/** What code belongs to; Node's own and native code belongs to whoever called it. */
function partOf({ callFrame }: Node, caller: string): string {
  if (callFrame.functionName === '(garbage collector)') return collector
  return parts.find(([, files]) => files.test(callFrame.url))?.[0] ?? caller
}

/** Shares of the time in which the process was not idle. */
function sharesOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const part = new Map<number, string>()
  const walk = (node: Node, caller: string) => {
    const own = partOf(node, caller)
    part.set(node.id, own)
    node.children?.forEach((id) => walk(byId.get(id)!, own))
  }
  walk(nodes[0]!, rest)
  const times = new Map<string, number>()
  samples.forEach((id, at) => {
    if (byId.get(id)!.callFrame.functionName === '(idle)') return
    times.set(part.get(id)!, (times.get(part.get(id)!) ?? 0) + timeDeltas[at]!)
  })
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return new Map([...times].map(([name, time]) => [name, time / all]))
}

/** Profiles works that are asked again, after some hundred requests for the compilers. */
export async function profiles(
  where: { databaseUrl: string; dataDir: string },
  size: Size,
  { seconds }: { seconds: number },
): Promise<Map<Name, Parts>> {
  const port = await freePort()
  const ours = await startOurs({ ...where, env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } })
  const inspector = await connected(port)
  const found = new Map<Name, Parts>()
  for (const work of works.filter(({ text }) => text.startsWith('query'))) {
    const run = (limit: { seconds: number; count?: number }): Promise<Measured> =>
      // One client: where more ask than there are cores, samples tell who was pushed aside when, not who worked.
      load({ port: ours.port, used: () => processorTimeOf(ours.pid) }, asker(work, 'ours', size), {
        clients: 1,
        ...limit,
      })
    await run({ seconds: 4 * seconds, count: 1_000 })
    const { cpu } = await run({ seconds })
    await inspector.ask('Profiler.start')
    await run({ seconds })
    const { profile } = (await inspector.ask('Profiler.stop')) as { profile: Profile }
    found.set(work.name, new Map([...sharesOf(profile)].map(([part, share]) => [part, share * cpu])))
  }
  inspector.close()
  await ours.stop()
  return found
}

/** Node's inspector of a process. */
async function connected(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as [{ webSocketDebuggerUrl: string }]
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let asked = 0
  const ask = (method: string): Promise<unknown> => {
    const id = ++asked
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { id?: number; result?: unknown }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(answer.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method }))
    })
  }
  await ask('Profiler.enable')
  return { ask, close: () => socket.close() }
}
