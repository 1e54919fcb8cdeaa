/** Changes whose name says whom or what they are about (changeNames.rules.ts), in the reader's language. */
import * as texts from '#texts/history/changes.js'
import { checkedBy, invitationByEmail, readChange } from './changeNames.rules.ts'

const whole: Record<string, () => string> = {
  [invitationByEmail]: texts.invitationByEmail,
  [checkedBy]: texts.checkedBy,
}

const values: Record<string, () => string> = {
  asked: texts.asked,
  invited: texts.invited,
  declined: texts.declined,
  withdrawn: texts.withdrawn,
  true: texts.yes,
  false: texts.no,
}

/** 'Request of Sara'; undefined when the name is that of a field. */
export function changeWords(name: string): string | undefined {
  const read = readChange(name)
  return read ? texts.about(read) : whole[name]?.()
}

/** What a change of such a name says with its value, where that is a word of ours. */
export const changeValueWords = (name: string, value: unknown): string | undefined =>
  changeWords(name) && values[String(value)]?.()
