/** What inputs about versions of words have in common (wordVersions.ts). */
import { wholeNumber } from './rules.ts'

/** Of the draft that is saved or published. */
export const draftRevision = wholeNumber()
  .min(0)
  .required()
  .meta({ description: 'The revision of the draft that was read; 0 where there was none.' })
