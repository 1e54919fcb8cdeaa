/** In which language a person is written to. */
import type { Language } from '../__generated__/prisma/enums.ts'
import type { Db, Tx } from '../db.ts'
import { platformSettings } from '../platformSettings.ts'

/** The language that a person has chosen, or else the platform's. */
export const languageOf = async (db: Db | Tx, person: { language: Language | null } | null): Promise<Language> =>
  person?.language ?? (await platformSettings(db)).language
