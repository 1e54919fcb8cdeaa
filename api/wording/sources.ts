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

let read: Record<Language, Sources> | undefined

/** Read when somebody asks for the first time: only who changes words needs them. */
export const sources = (): Record<Language, Sources> => (read ??= readAll())

const readAll = () => ({ ENGLISH: readIn('ENGLISH'), ARABIC: readIn('ARABIC') })

function readIn(language: Language): Sources {
  const found = new Map<unknown, string>()
  for (const [module, functions] of Object.entries(told)) {
    const [feature, group] = module.split('/') as [string, string]
    const file = path.join(folder, localeOf[language], `${feature}.json`)
    const messages = (JSON.parse(readFileSync(file, 'utf8')) as Groups)[group] ?? {}
    for (const [name, message] of Object.entries(messages)) if (functions[name]) found.set(functions[name], message)
  }
  return found
}
