/** What the lists of the schema are called, for those who export them. */
import { nameInWords } from '#api/inWords.rules.ts'
import * as texts from '#texts/exports/lists.js'

/** `Support requests` of `supportRequests`; one without words of its own is called by its name. */
export const listInWords = (list: string): string => texts.name({ list }) || nameInWords(list)
