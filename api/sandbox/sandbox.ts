/**
 * The sandbox for those who answer requests. Of several processes behind one port, the one that started them keeps it, and the
 * others ask that one, so that there is one on a machine.
 */
import cluster, { type Worker } from 'node:cluster'
import { SandboxKeeper, type Place } from './keeper.ts'

const wishes = ['place', 'reset'] as const
type Wish = (typeof wishes)[number]

interface Question {
  sandbox: Wish
  nth: number
}
interface Answer {
  sandboxAnswer: number
  place?: Place | undefined
  failed?: string
}

const keeper = new SandboxKeeper()

/** Where it is, started if need be; rejects when it cannot be started. */
export const sandboxPlace = async (): Promise<Place> =>
  cluster.isWorker ? (await askKeeper('place')).place! : keeper.place()

/** Ends it and drops its data; who asks next gets new ones. */
export const resetSandbox = async (): Promise<void> =>
  cluster.isWorker ? void (await askKeeper('reset')) : keeper.reset()

/** Ends it with the process that keeps it. */
export const stopSandbox = (): Promise<void> => keeper.stop()

let asked = 0
const waiting = new Map<number, (answer: Answer) => void>()

function askKeeper(wish: Wish): Promise<Answer> {
  if (!asked) process.on('message', hear)
  const nth = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(nth, (answer) => (answer.failed === undefined ? resolve(answer) : reject(new Error(answer.failed))))
    cluster.worker!.send({ sandbox: wish, nth } satisfies Question)
  })
}

function hear(message: Partial<Answer> | null) {
  const nth = typeof message === 'object' ? message?.sandboxAnswer : undefined
  if (nth === undefined) return
  waiting.get(nth)?.(message as Answer)
  waiting.delete(nth)
}

/** In the process that started the others: answers one of them, if that is what it asked about. */
export function answerAboutSandbox(worker: Worker, message: unknown): void {
  const { sandbox: wish, nth } = (typeof message === 'object' && message ? message : {}) as Partial<Question>
  if (wish === undefined || nth === undefined || !wishes.includes(wish)) return
  const send = (answer: Omit<Answer, 'sandboxAnswer'>) => {
    if (worker.isConnected()) worker.send({ sandboxAnswer: nth, ...answer } satisfies Answer)
  }
  const done = wish === 'place' ? keeper.place().then((place) => ({ place })) : keeper.reset().then(() => ({}))
  done.then(send, ({ message: failed }: Error) => send({ failed }))
}
