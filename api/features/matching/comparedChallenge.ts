/** A challenge as projects are matched with it: nothing that names its company, as everybody who sees it may be shown why. */
import type { Challenge } from '../../__generated__/prisma/client.ts'
import type { ComparedChallenge } from '../../challengeMatching/challenge.ts'
import { isoDay } from '../../days.ts'
import * as texts from '#texts/challengeMatching/fields.js'
import { sectorName } from '../challenges/sectorWords.rules.ts'

export const comparedChallenge = (row: Challenge): ComparedChallenge => ({
  title: row.title,
  texts: (
    [
      [texts.background(), row.description],
      [texts.problem(), row.problemStatement],
      [texts.goal(), row.goal],
      [texts.offer(), row.offer],
    ] as const
  ).flatMap(([field, text]) => (text.trim() ? [{ field, text }] : [])),
  mustHaves: row.mustHaves,
  tags: row.tags,
  sector: row.sector === 'OTHER' ? '' : sectorName(row.sector),
  trl: row.trl,
  funding: row.sortFunding || null,
  deadline: row.deadline && isoDay(row.deadline),
})
