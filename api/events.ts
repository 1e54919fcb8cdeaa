import { createPubSub } from 'graphql-yoga'
const pubsub = createPubSub<any>()
export const publish = (topic: string, payload: object) => pubsub.publish(topic, payload)
export const subscribe = (topic: string) => pubsub.subscribe(topic)
