/**
 * `x.rules.ts?later`: what a form must know of its rules to be drawn, and the way to the rules themselves, which (with
 * what they are written with) are needed only once somebody writes. Labels stay declared in one place.
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { describeRules, isRules } from '../ui/form/describeRules.ts'

const asked = /\.rules\.ts\?later$/

export const laterRules: Plugin = {
  name: 'later-rules',
  enforce: 'pre',
  resolveId: {
    filter: { id: asked },
    async handler(source, importer) {
      const file = await this.resolve(source.replace(/\?later$/, ''), importer)
      return file && `${file.id}?later`
    },
  },
  load: {
    filter: { id: asked },
    async handler(id) {
      const file = id.replace(/\?later$/, '')
      this.addWatchFile(file)
      const all = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>)
      return all
        .flatMap(([name, rules]) =>
          isRules(rules)
            ? `export const ${name} = {
                fields: ${JSON.stringify(describeRules(rules))},
                load: () => import(${JSON.stringify(file)}).then((all) => all.${name}),
              }`
            : [],
        )
        .join('\n')
    },
  },
}
