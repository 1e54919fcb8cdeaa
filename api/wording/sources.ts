/** The message behind a function of the catalogue of texts, as it is written there in each language. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../__generated__/prisma/enums.ts'
import { localeOf } from '../languages.rules.ts'

type Said = (values: never) => string
type Groups = Record<string, Record<string, string>>

const folder = path.join(import.meta.dirname, '../../texts')
/** The groups that notifications and letters take their words from. */
const groups = ['notifications', 'mails']

/** The messages of one language by the functions that say them. */
export type Sources = ReadonlyMap<unknown, string>

let read: Promise<Record<Language, Sources>> | undefined

/** Read when somebody asks for the first time: only who changes words needs them. */
export const sources = (): Promise<Record<Language, Sources>> => (read ??= readAll())

const readAll = async () => ({ ENGLISH: await readIn('ENGLISH'), ARABIC: await readIn('ARABIC') })

async function readIn(language: Language): Promise<Sources> {
  const found = new Map<Said, string>()
  const files = path.join(folder, localeOf[language])
  for (const file of readdirSync(files)) {
    const feature = path.basename(file, '.json')
    const texts = JSON.parse(readFileSync(path.join(files, file), 'utf8')) as Groups
    for (const group of groups) {
      const messages = texts[group]
      if (!messages) continue
      const functions = (await import(`#texts/${feature}/${group}.js`)) as Record<string, Said>
      for (const [name, message] of Object.entries(messages)) if (functions[name]) found.set(functions[name], message)
    }
  }
  return found
}
