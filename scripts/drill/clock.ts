/** The machine's clock is moved forward and back: sessions end when they should, nothing else stops. */
import path from 'node:path'
import { ask, places, write, written, type Ground } from './ground.ts'

const day = 86_400_000

/** Days by which it is moved, and whether a session of 30 days still holds; what has ended is swept, so that comes last. */
const moves = [
  { days: 2, holds: true },
  { days: -2, holds: true },
  { days: 0, holds: true },
  { days: 40, holds: false },
]

/** Runs it; the answer is whether each time was lived through. */
export async function clock(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start } of await places(ground)) {
    let [acknowledged, there] = [0, 0]
    for (const { days, holds } of moves) {
      const server = await start({
        env: {
          NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'movedClock.mjs')}`,
          DRILL_CLOCK: String(days * day),
        },
      })
      const title = `Clockdrill ${days}`
      const done = await write(server, title).catch((error: Error) => error.message)
      if (done === true) acknowledged++
      const viewer = await ask(server, '{ viewer { id } }')
      const in_ = Boolean(viewer.data?.['viewer'])
      if (days === 0) there = await written(server, 'Clockdrill')
      await server.stop()
      const right = (done === true) === holds && in_ === holds
      good &&= right
      console.log(
        `  ${name}: ${days} days off: ${in_ ? 'signed in' : 'signed out'}, ${done === true ? 'written' : `not written (${String(done)})`}${right ? '' : ' – WRONG'}`,
      )
    }
    good &&= there >= acknowledged
    console.log(`  ${name}: ${acknowledged} writes acknowledged, ${there} there`)
  }
  return good
}
