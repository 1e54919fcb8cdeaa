/** kill -9 in the middle of 1,000 writes, ten times: whatever was acknowledged is there after the next start. */
import { setTimeout as delay } from 'node:timers/promises'
import { places, write, written, type Ground } from './ground.ts'

const kills = 10
const writes = 1_000
const clients = 8

/** Runs it; the answer is whether nothing was lost. */
export async function kill(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start } of await places(ground)) {
    let [acknowledged, asked, slowest] = [0, 0, 0]
    const titles = new Set<string>()
    let server = await start()
    for (let round = 1; round <= kills; round++) {
      const until = (writes / kills) * round
      let over = false
      const client = async () => {
        while (!over && asked < until) {
          const title = `Killdrill ${++asked}`
          if (await write(server, title).catch(() => false)) titles.add(title)
        }
      }
      const busy = Promise.all(Array.from({ length: clients }, client))
      while (asked < until - writes / kills / 2) await delay(2)
      await server.stop('SIGKILL')
      over = true
      await busy
      asked = until
      const began = performance.now()
      server = await start()
      slowest = Math.max(slowest, performance.now() - began)
    }
    acknowledged = titles.size
    const there = await written(server, 'Killdrill')
    await server.stop()
    good &&= there >= acknowledged
    console.log(
      `  ${name}: ${kills} kills, ${acknowledged} writes acknowledged, ${there} there, ${Math.max(0, acknowledged - there)} lost; up again within ${Math.round(slowest)} ms`,
    )
  }
  return good
}
