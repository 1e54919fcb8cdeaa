/** In which language the server says things: that of the request, or of the person whom a mail is for. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { languages, readLanguageFrom, type Locale } from '#language'

const storage = new AsyncLocalStorage<Locale>()
readLanguageFrom(() => storage.getStore() ?? 'en')

/** Runs `work` so that the texts which it makes are in the language. */
export const inLanguage = <T>(language: Locale, work: () => T): T => storage.run(language, work)

/** What a text says in each language: a word that somebody wrote, or that is kept, may be in any of them. */
export const inEachLanguage = <T>(make: () => T): T[] => languages.map((language) => inLanguage(language, make))

/** A word that is kept, as in the record of changes, and so is the same in every language. */
export const toKeep = (word: () => string): string => inLanguage('en', word)
