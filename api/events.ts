/** Typed topics: in memory on one node, through Redis on several. Only ids travel; the receiver reads as itself. */
import { setMaxListeners } from 'node:events'
import { createPubSub, Repeater } from 'graphql-yoga'
import { openRedis } from './redis.ts'
import { redisEvents } from './redisEvents.ts'

interface Topics {
  /** A new notification, or those that were marked as read, so that every window of the person agrees. */
  [notification: `notification:${number}`]: { id?: number; read?: number[] }
  [session: `sessionEnded:${number}`]: Record<string, never>
  [key: `apiKeyEnded:${number}`]: Record<string, never>
  /** A person's role or status was changed. */
  [account: `accountChanged:${number}`]: Record<string, never>
  [moved: `import:${number}`]: { id: number }
  /** An analysis that has moved on or ended. */
  [run: `analysisRun:${number}`]: { id: number }
  /** To a person, about a proposal. */
  [proposal: `proposal:${number}`]: { id: number }
  /** A team’s discussion or files that were changed. */
  [team: `Team:${number}`]: { id: number }
  /** A data room of which its readers may see other things than before; only that reader, where one is named. */
  [room: `dataRoom:${number}`]: { id: number; readerId?: number }
  /** A collaboration that was changed. */
  [collaboration: `Collaboration:${number}`]: { id: number }
}
type Topic =
  | `notification:${number}`
  | `sessionEnded:${number}`
  | `apiKeyEnded:${number}`
  | `accountChanged:${number}`
  | `import:${number}`
  | `analysisRun:${number}`
  | `proposal:${number}`
  | `Team:${number}`
  | `dataRoom:${number}`
  | `Collaboration:${number}`

const [publisher, subscriber] = [openRedis('publish'), openRedis('subscribe')]
const redis = publisher && subscriber && redisEvents(publisher, subscriber)

/** A person may have many windows open; Node would take more than ten for a leak. */
const own = new EventTarget()
setMaxListeners(0, own)

const pubSub = createPubSub<Record<string, [unknown]>>({ eventTarget: redis ? redis.target : own })

export const publish = <T extends Topic>(topic: T, payload: Topics[T]): void => pubSub.publish(topic, payload)

/**
 * Calls the listener when events of other processes may have been lost: regularly while Redis is away, and once when it is
 * back. Returns a function that removes the listener.
 */
export const onMissed = (listener: () => void): (() => void) => redis?.onMissed(listener) ?? (() => {})

export const subscribe = <T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]> =>
  pubSub.subscribe(topic) as AsyncIterableIterator<Topics[T]>

/**
 * Like `subscribe`, but also delivers `current` first and whenever events may have been lost. The receiver reads the current
 * state for it, so that neither a lost connection nor Redis being away leaves a gap.
 */
export const subscribeFrom = <T extends Topic>(topic: T, current: Topics[T]): AsyncIterableIterator<Topics[T]> =>
  new Repeater<Topics[T]>(async (push, stop) => {
    const events = subscribe(topic)
    let reading = false
    const pushCurrent = async () => {
      // A slow receiver gets one, not a queue of them.
      if (reading) return
      reading = true
      await push(current)
      reading = false
    }
    const unwatch = onMissed(() => void pushCurrent())
    void stop.then(() => {
      unwatch()
      void events.return?.()
    })
    // Events are collected from the first call of next() on, so it comes before the current state is read.
    let next = events.next()
    await pushCurrent()
    for (;;) {
      const { done, value } = await next
      if (done) return stop()
      next = events.next()
      await push(value)
    }
  })

/** Closes the connections to Redis, so that the process can end. */
export const closeEvents = (): void => redis?.close()
