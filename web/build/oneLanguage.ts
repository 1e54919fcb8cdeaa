/**
 * Builds the app for one language: its pages bring the texts of that language alone, and say which it is in their first byte.
 * The app in another language is another build (docs/decisions/0430).
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import * as texts from '#texts/app/document.js'
import { directions, readLanguageFrom, type Locale } from '#language'

const languageModule = path.resolve(import.meta.dirname, '../../texts/language.ts')
const made = path.resolve(import.meta.dirname, '../../texts/__generated__')

export function oneLanguage(language: Locale): Plugin {
  readLanguageFrom(() => language)
  const words = { description: texts.description(), loading: texts.loading(), welcome: texts.welcome() }
  return {
    name: 'one-language',
    enforce: 'pre',
    // The rules of forms are read by Node itself (laterRules.ts), which has these modules once more.
    async buildStart() {
      const apart = (await import(pathToFileURL(languageModule).href)) as typeof import('#language')
      apart.readLanguageFrom(() => language)
    },
    config: () => ({ define: { BUILT_FOR: JSON.stringify(language) } }),
    resolveId: {
      filter: { id: /^#texts\// },
      handler: (id) => path.join(made, language, id.slice('#texts/'.length)),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${directions[language]}">`)
          .replaceAll(/\{(description|loading|welcome)\}/g, (_, name: keyof typeof words) => words[name]),
    },
  }
}
