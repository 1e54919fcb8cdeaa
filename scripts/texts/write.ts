/** Writes the modules of all messages: `texts/en/teams.json` becomes `#texts/teams.js`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compile, type Messages } from './compile.ts'

const language = 'en'
const root = path.resolve(import.meta.dirname, '../../texts')
const made = path.join(root, '__generated__')

rmSync(made, { recursive: true, force: true })
mkdirSync(made, { recursive: true })
for (const file of readdirSync(path.join(root, language))) {
  const name = path.basename(file, '.json')
  const messages = JSON.parse(readFileSync(path.join(root, language, file), 'utf8')) as Messages
  const { code, types } = compile(language, messages)
  writeFileSync(path.join(made, `${name}.js`), code)
  writeFileSync(path.join(made, `${name}.d.ts`), types)
}
