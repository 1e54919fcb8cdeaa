/**
 * Events through Redis. Listeners on this process always get what this process publishes, with or without Redis; what other
 * processes publish while Redis is away is lost, which `onMissed` reports so that listeners can read the current state.
 */
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target'
import type { Redis } from 'ioredis'
import { log } from './log.ts'

/** While Redis is away, listeners read the current state this often (milliseconds). */
const missedEvery = 10_000

type OnMessage = (topic: string, message: string) => void

/** The event target behind the topics of events.ts, over two connections: one that subscribes can do nothing else. */
export function redisEvents(publisher: Redis, subscriber: Redis) {
  const topics = new Set<string>()
  const listeners = new Set<() => void>()
  let deliver: OnMessage = () => {}
  const missed = () => listeners.forEach((listener) => listener())
  const failed = (err: unknown) => log.debug({ err }, 'a Redis call failed')
  /** A topic that could not be subscribed would stay silent; a new connection subscribes all of them. */
  const reconnect = (err: unknown) => {
    failed(err)
    if (subscriber.status === 'ready') subscriber.disconnect(true)
  }

  let connectedBefore = false
  subscriber.on('ready', () => {
    const after = connectedBefore ? missed : () => {}
    connectedBefore = true
    if (topics.size) subscriber.subscribe(...topics).then(after, reconnect)
  })
  const polling = setInterval(() => subscriber.status === 'ready' || missed(), missedEvery).unref()

  const target = createRedisEventTarget({
    publishClient: {
      publish: (topic: string, message: string) =>
        publisher.publish(topic, message).then(
          () => subscriber.status === 'ready' || deliver(topic, message),
          (err: unknown) => {
            failed(err)
            deliver(topic, message)
          },
        ),
    } as unknown as Redis,
    subscribeClient: {
      on: (_event: 'message', listener: OnMessage) => {
        deliver = listener
        subscriber.on('message', listener)
      },
      subscribe(topic: string) {
        topics.add(topic)
        if (subscriber.status === 'ready') subscriber.subscribe(topic).catch(reconnect)
      },
      unsubscribe(topic: string) {
        topics.delete(topic)
        if (subscriber.status === 'ready') subscriber.unsubscribe(topic).catch(failed)
      },
    } as unknown as Redis,
  })

  return {
    target,
    /** Calls the listener whenever events may have been lost; returns a function that removes it. */
    onMissed(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      clearInterval(polling)
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
