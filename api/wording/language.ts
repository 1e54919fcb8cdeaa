/** In which language a person is written to. */
import type { Language } from '../__generated__/prisma/enums.ts'

/** The language of a person; English until the person, or the platform, has said otherwise. */
export const languageOf = (person: object | null): Language =>
  (person as { language?: Language | null } | null)?.language ?? 'ENGLISH'
