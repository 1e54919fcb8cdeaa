/** The message behind a function of the catalogue of texts, as it is written there in each language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { told } from '#texts/told.js'
import type { Language } from '../__generated__/prisma/enums.ts'
import { localeOf } from '../languages.rules.ts'

type Groups = Record<string, Record<string, string>>

const folder = path.join(import.meta.dirname, '../../texts')

/** The messages of one language by the functions that say them. */
export type Sources = ReadonlyMap<unknown, string>

/** Reads the catalogue of both languages. */
export const readSources = (): Record<Language, Sources> => ({ ENGLISH: readIn('ENGLISH'), ARABIC: readIn('ARABIC') })

function readIn(language: Language): Sources {
  const found = new Map<unknown, string>()
  for (const [feature, groups] of Object.entries(told)) {
    const file = path.join(folder, localeOf[language], `${feature}.json`)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Groups
    for (const [group, functions] of Object.entries(groups))
      for (const [name, message] of Object.entries(messages[group] ?? {}))
        if (functions[name]) found.set(functions[name], message)
  }
  return found
}
