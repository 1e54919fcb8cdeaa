/** For how long messages stay that say what went well (WCAG 2.2, 2.2.1: the reader can have more time). */
import * as texts from '#texts/ui/messageTime.js'
import { choiceInBrowser } from '../choiceInBrowser.ts'

export type MessageTime = 'usual' | 'long' | 'closed'

export const messageTimeWords: Readonly<Record<MessageTime, string>> = {
  usual: texts.usual(),
  long: texts.long(),
  closed: texts.untilClosed(),
}

const second = 1_000

/** Milliseconds; with something to do at once, and without. */
const stays: Readonly<Record<MessageTime, { said: number; offered: number } | null>> = {
  usual: { said: 2.5 * second, offered: 10 * second },
  long: { said: 10 * second, offered: 30 * second },
  closed: null,
}

const messageTime = choiceInBrowser<MessageTime>('ascent.messageTime', ['usual', 'long', 'closed'])

export const useMessageTime = messageTime.use

/** After how many milliseconds a message goes by itself; null when it stays until it is closed. */
export function timeOf({ offers }: { offers: boolean }): number | null {
  const time = stays[messageTime.chosen()]
  return time && (offers ? time.offered : time.said)
}
