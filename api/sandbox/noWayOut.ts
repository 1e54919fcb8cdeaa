/**
 * A sandbox calls nobody, whatever its settings, its data or a mistake say: every connection that Node makes, for mail, webhooks,
 * calendars, models and databases alike, begins with `connect` of a socket. It still answers who connects to it.
 */
import { Socket } from 'node:net'

export const callsNobody = () => new Error('A sandbox calls nobody')

/** From now on this process reaches no address. */
export function closeTheWayOut(): void {
  Socket.prototype.connect = function refuse(this: Socket) {
    return this.destroy(callsNobody())
  }
}
