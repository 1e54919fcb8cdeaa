/** Several dimensions in a notification: kept by their titles, said in the language of who reads it. */
import { listedClauses } from '#listed'
import { titleOf } from '../../readiness/rubric.ts'

/** Stands between the titles that are kept; no title has it. */
export const betweenDimensions = '; '

export const dimensionsInWords = (kept: string): string => listedClauses(kept.split(betweenDimensions).map(titleOf))
