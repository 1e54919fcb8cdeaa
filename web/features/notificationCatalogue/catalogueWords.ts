/** How the catalogue speaks of channels, readers and languages. */
import * as preferences from '#texts/notifications/preferenceRows.js'
import * as texts from '#texts/notificationCatalogue/words.js'
import { listed } from '#listed'
import { namesOfRoles } from '#web/features/users/roleNames.ts'

export const mailWays = {
  OFF: preferences.noMail(),
  INSTANT: preferences.atOnce(),
  DIGEST: preferences.dailyDigest(),
}

export const mailInWords = (email: string): string => mailWays[email as keyof typeof mailWays] ?? email

interface Channels {
  kind?: string | null | undefined
  always: boolean
  bell?: boolean | null | undefined
  email?: string | null | undefined
}

/** By which channels it reaches those who have not chosen. */
export function channelsInWords({ kind, always, bell, email }: Channels): string {
  if (!kind) return always ? texts.letterAlways() : texts.letter()
  if (always) return texts.bellAlways()
  const mail = email && email !== 'OFF' ? mailInWords(email) : null
  const ways = [bell && texts.bell(), mail && texts.mail({ way: mail })].filter(Boolean)
  return ways.length ? listed(ways) : texts.nowhere()
}

interface Readers {
  who?: string | null | undefined
  roles: readonly string[]
}

export const readersInWords = ({ who, roles }: Readers): string =>
  who ?? (roles.length ? texts.among({ roles: listed(namesOfRoles(roles)) }) : texts.concerned())

export const languageWords: Record<string, string> = { ENGLISH: texts.english(), ARABIC: texts.arabic() }

/** 8 as 08:00. */
export const hourInWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
