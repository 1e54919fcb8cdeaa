/** SIGTERM under load: whoever was let in gets an answer. */
import { setTimeout as delay } from 'node:timers/promises'
import { places, write, written, type Ground } from './ground.ts'

/** Runs it; the answer is whether nobody was dropped. */
export async function sigterm(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start } of await places(ground)) {
    const server = await start()
    let [acknowledged, dropped, turnedAway, over, asked] = [0, 0, 0, false, 0]
    const why = new Set<string>()
    const client = async () => {
      while (!over) {
        try {
          if (await write(server, `Termdrill ${++asked}`)) acknowledged++
          else dropped++
        } catch (error) {
          // A connection that is not taken any more is no request: another server takes it.
          const { code } = ((error as Error).cause ?? {}) as { code?: string }
          if (code === 'ECONNREFUSED') turnedAway++
          else {
            dropped++
            why.add(`${(error as Error).message} ${code ?? ''}`)
          }
          over = true
        }
      }
    }
    const busy = Promise.all(Array.from({ length: 8 }, client))
    await delay(1_000)
    const began = performance.now()
    await server.stop()
    const took = performance.now() - began
    await busy
    const again = await start()
    const there = await written(again, 'Termdrill')
    await again.stop()
    good &&= dropped === 0 && there >= acknowledged
    console.log(
      `  ${name}: ${acknowledged} writes acknowledged, ${there} there, ${dropped} dropped, ${turnedAway} turned away at the door; gone after ${Math.round(took)} ms`,
    )
    for (const reason of why) console.log(`    ${reason}`)
  }
  return good
}
