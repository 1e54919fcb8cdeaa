/** The message behind a function of the catalogue of texts, as it is written there. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Said = (values: never) => string

const folder = path.join(import.meta.dirname, '../../texts/en')
/** The groups that notifications and letters take their words from. */
const groups = ['notifications', 'mails']

let read: Promise<ReadonlyMap<Said, string>> | undefined

/** Read when somebody asks for the first time: only who changes words needs them. */
export const sources = (): Promise<ReadonlyMap<Said, string>> => (read ??= readAll())

async function readAll() {
  const found = new Map<Said, string>()
  for (const file of readdirSync(folder)) {
    const feature = path.basename(file, '.json')
    const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, Record<string, string>>
    for (const group of groups) {
      const messages = texts[group]
      if (!messages) continue
      const functions = (await import(`#texts/${feature}/${group}.js`)) as Record<string, Said>
      for (const [name, message] of Object.entries(messages)) if (functions[name]) found.set(functions[name], message)
    }
  }
  return found
}
