/** Writes the modules of all messages: the group `list` of `texts/en/teams.json` becomes `#texts/teams/list.js`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compile, type Messages } from './compile.ts'

const language = 'en'
const root = path.resolve(import.meta.dirname, '../../texts')
const made = path.join(root, '__generated__')

rmSync(made, { recursive: true, force: true })
for (const file of readdirSync(path.join(root, language))) {
  const folder = path.join(made, path.basename(file, '.json'))
  mkdirSync(folder, { recursive: true })
  const groups = JSON.parse(readFileSync(path.join(root, language, file), 'utf8')) as Record<string, Messages>
  for (const [group, messages] of Object.entries(groups)) {
    const { code, types } = compile(language, messages, `${file}: ${group}`)
    writeFileSync(path.join(folder, `${group}.js`), code)
    writeFileSync(path.join(folder, `${group}.d.ts`), types)
  }
}
