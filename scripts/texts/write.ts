/**
 * Writes the modules of all messages: the group `list` of `texts/en/teams.json` becomes `#texts/teams/list.js`, which answers in the
 * language that is wanted, and one more in the folder of each language, for what is built for one alone (web/build/oneLanguage.ts).
 * `#texts/told.js` has the modules that notifications, letters and templates take their words from, by feature and group.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '#language'
import { features, readMessages } from './catalogue.ts'
import { compile, compileAll } from './compile.ts'

const made = path.resolve(import.meta.dirname, '../../texts/__generated__')

/** Groups whose messages the server reads as they are written (api/wording/sources.ts). */
const reworded = new Set(['notifications', 'mails', 'clauses'])

/** By feature, the groups whose words administrators may replace. */
const told: Record<string, string[]> = {}

rmSync(made, { recursive: true, force: true })
for (const feature of features()) {
  const put = (folder: string, name: string, code: string) => {
    mkdirSync(path.join(made, folder, feature), { recursive: true })
    writeFileSync(path.join(made, folder, feature, name), code)
  }
  for (const [group, said] of Object.entries(readMessages(feature))) {
    for (const language of languages) {
      const { code, types } = compile(language, said[language], `${language}/${feature}.json: ${group}`)
      put(language, `${group}.js`, code)
      if (language === 'en') put('said', `${group}.d.ts`, types)
    }
    put('said', `${group}.js`, compileAll(said))
    if (reworded.has(group)) (told[feature] ??= []).push(group)
  }
}
const nameOf = (feature: string, group: string) => `${feature}_${group}`
const imports = Object.entries(told).flatMap(([feature, groups]) =>
  groups.map((group) => `import * as ${nameOf(feature, group)} from './${feature}/${group}.js'\n`),
)
const entries = Object.entries(told).map(
  ([feature, groups]) =>
    `  ${feature}: { ${groups.map((group) => `${group}: ${nameOf(feature, group)}`).join(', ')} },\n`,
)
writeFileSync(path.join(made, 'said/told.js'), `${imports.join('')}export const told = {\n${entries.join('')}}\n`)
writeFileSync(
  path.join(made, 'said/told.d.ts'),
  'export declare const told: Record<string, Record<string, Record<string, (values: never) => string>>>\n',
)
