/** An error that no code caught, under load: the process logs it, answers whom it let in, and ends with 1 within ten seconds. */
import { setTimeout as delay } from 'node:timers/promises'
import { places, write, written, type Ground } from './ground.ts'

const most = 10_000
const fault = `process.on('SIGUSR2', () => void Promise.reject(new Error('drill')))`

/** Runs it; the answer is whether nobody was dropped. */
export async function uncaught(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start } of await places(ground)) {
    const options = `--import=data:text/javascript,${encodeURIComponent(fault).replaceAll("'", '%27')}`
    const server = await start({ env: { NODE_OPTIONS: options, LOG_LEVEL: 'silent' } })
    let [acknowledged, dropped, over] = [0, 0, false]
    const busy = Array.from({ length: 8 }, async (_, nth) => {
      while (!over) {
        try {
          if (await write(server, `Faultdrill ${nth} ${acknowledged}`)) acknowledged++
        } catch (error) {
          // A connection that is not taken any more is no request: another server takes it.
          if (((error as Error).cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED') dropped++
          over = true
        }
      }
    })
    await delay(1_000)
    const began = performance.now()
    await server.stop('SIGUSR2')
    const took = performance.now() - began
    await Promise.all(busy)
    const again = await start()
    const there = await written(again, 'Faultdrill')
    await again.stop()
    good &&= took < most && dropped === 0 && there >= acknowledged
    console.log(
      `  ${name}: ${acknowledged} writes acknowledged, ${there} there, ${dropped} dropped; gone after ${Math.round(took)} ms`,
    )
  }
  return good
}
