/** Typed topics: in memory on one node, through Redis on several. Only ids travel; the receiver reads as itself. */
import { setMaxListeners } from 'node:events'
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target'
import { createPubSub, Repeater } from 'graphql-yoga'
import { Redis } from 'ioredis'
import { config } from './config.ts'

interface Topics {
  /** A new notification, or those that were marked as read, so that every window of the person agrees. */
  [notification: `notification:${number}`]: { id?: number; read?: number[] }
  [session: `sessionEnded:${number}`]: Record<string, never>
  [key: `apiKeyEnded:${number}`]: Record<string, never>
  /** A person's role or status was changed. */
  [account: `accountChanged:${number}`]: Record<string, never>
  [moved: `import:${number}`]: { id: number }
  /** To a person, about a proposal. */
  [proposal: `proposal:${number}`]: { id: number }
  /** A collaboration that was changed. */
  [collaboration: `Collaboration:${number}`]: { id: number }
}
type Topic =
  | `notification:${number}`
  | `sessionEnded:${number}`
  | `apiKeyEnded:${number}`
  | `accountChanged:${number}`
  | `import:${number}`
  | `proposal:${number}`
  | `Collaboration:${number}`

const redis = config.redisUrl ? ([new Redis(config.redisUrl), new Redis(config.redisUrl)] as const) : null

/** A person may have many windows open; Node would take more than ten for a leak. */
const own = new EventTarget()
setMaxListeners(0, own)

const pubSub = createPubSub<Record<string, [unknown]>>({
  eventTarget: redis ? createRedisEventTarget({ publishClient: redis[0], subscribeClient: redis[1] }) : own,
})

export const publish = <T extends Topic>(topic: T, payload: Topics[T]): void => pubSub.publish(topic, payload)

export const subscribe = <T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]> =>
  pubSub.subscribe(topic) as AsyncIterableIterator<Topics[T]>

/**
 * As `subscribe`, after a first event of its own: what is read for that one and what is told from then on leave no gap, also
 * when a lost connection comes back.
 */
export const subscribeFrom = <T extends Topic>(topic: T, first: Topics[T]): AsyncIterableIterator<Topics[T]> =>
  new Repeater<Topics[T]>(async (push, stop) => {
    const events = subscribe(topic)
    void stop.then(() => events.return?.())
    // It listens from the first time that it is asked for the next one.
    let next = events.next()
    await push(first)
    for (;;) {
      const { done, value } = await next
      if (done) return stop()
      next = events.next()
      await push(value)
    }
  })

/** Lets go of Redis, so that the process can end. */
export const closeEvents = (): void => redis?.forEach((client) => client.disconnect())
