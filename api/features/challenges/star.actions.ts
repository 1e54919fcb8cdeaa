/** Starring challenges, and counting who has looked at them. */
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { starChallengeRules, unstarChallengeRules, viewChallengeRules } from './challenge.rules.ts'

export const starChallenge = action({
  name: 'starChallenge',
  requires: 'CHALLENGE_STAR',
  rules: starChallengeRules,
  description: 'Stars a challenge; starring it again changes nothing.',
  async run({ tx, viewer, access }, { id }) {
    const { title } = await access.find('CHALLENGE_STAR', id)
    const named = await access.can('CHALLENGE_READ_COMPANY', id)
    const { companyName } = await tx.challenge.findUniqueOrThrow({ where: { id }, select: { companyName: true } })
    await tx.challengeStar.upsert({
      where: { userId_challengeId: { userId: viewer.id, challengeId: id } },
      create: { userId: viewer.id, challengeId: id, title, companyName: named ? companyName : '' },
      update: {},
    })
    return { challengeId: id }
  },
})

export const unstarChallenge = action({
  name: 'unstarChallenge',
  requires: 'CHALLENGE_STAR',
  rules: unstarChallengeRules,
  description: 'Takes the star off a challenge, also off one that is gone.',
  async run({ tx, viewer }, { id, star }) {
    const own = await tx.challengeStar.findMany({
      where: { userId: viewer.id, OR: [{ challengeId: id }, { id: star ?? -1 }] },
    })
    // A number that is both a challenge's and another star's means the challenge.
    const found = own.find(({ challengeId }) => challengeId === id) ?? own[0]
    if (!found) throw notFound(records.star())
    await tx.challengeStar.delete({ where: { id: found.id } })
    return { challengeId: found.challengeId }
  },
})

export const viewChallenge = action({
  name: 'viewChallenge',
  requires: 'CHALLENGE_READ',
  rules: viewChallengeRules,
  description: 'Counts that the viewer has looked at a challenge, once; its own people do not count.',
  async run({ tx, viewer, access }, { id }) {
    await access.find('CHALLENGE_READ', id)
    if (!(await access.can('CHALLENGE_READ_INTERNAL', id)))
      await tx.challengeViewing.createMany({ data: { challengeId: id, userId: viewer.id }, skipDuplicates: true })
    return { challengeId: id }
  },
})
