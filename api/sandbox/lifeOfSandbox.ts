/** What a process does beside serving when it is a sandbox: it lets in one caller, and ends when nobody asks or that one is gone. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db } from '../db.ts'
import { admit } from './admit.ts'
import type { Told } from './keeper.ts'

const minute = 60_000
/** Without a request for so long it ends; the next one starts it again within seconds. */
const longestRest = 15 * minute

const tell = (told: Told) => {
  if (process.connected) process.send!(told)
}

/** `end` ends the process. */
export function lifeOfSandbox(db: Db, end: (reason: string) => void) {
  const secret = randomBytes(32).toString('base64url')
  let [underWay, last] = [0, performance.now()]
  setInterval(() => {
    if (!underWay && performance.now() - last > longestRest) end('nobody asks the sandbox')
  }, minute).unref()
  process.once('disconnect', () => end('the server that keeps the sandbox is gone'))
  return {
    admits: (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
      underWay += 1
      res.once('close', () => {
        underWay -= 1
        last = performance.now()
      })
      return admit(db, secret, req)
    },
    announce: (port: number) => tell({ place: { port, secret } }),
    /** No further request is sent to it. */
    leave: () => tell('leaving'),
  }
}
