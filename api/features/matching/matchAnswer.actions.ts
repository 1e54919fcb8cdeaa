/** What people say of matches: that they are interested, or that a match is not relevant to them, and why. */
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import * as texts from '#texts/challengeMatching/answers.js'
import { notify } from '../notifications/notify.ts'
import { declineMatchRules, declareMatchInterestRules, withdrawMatchAnswerRules } from './match.rules.ts'

interface MatchKey {
  projectId: number
  challengeId: number
}

export const declareMatchInterest = action({
  name: 'declareMatchInterest',
  requires: 'CHALLENGE_LIST',
  rules: declareMatchInterestRules,
  description:
    'Says that the viewer, who works on one of the two, is interested in the other. Nobody is told before both sides are; then both are, once.',
  async run(work, key) {
    const { tx, viewer, audit } = work
    // Two who say it at the same moment must see each other's word.
    await tx.$queryRaw`SELECT "id" FROM "Challenge" WHERE "id" = ${key.challengeId} FOR UPDATE`
    const { project, challenge } = await findPair(work, key)
    if (challenge.status !== 'OPEN' || challenge.closesAt <= new Date()) throw conflict(texts.closed())
    const people = await peopleOf(work, key)
    if (![...people.project, ...people.challenge].includes(viewer.id)) throw conflict(texts.onlyPeople())
    await keep(work, key, { reply: 'INTERESTED', reason: null, comment: '' })
    const interested = (ids: readonly number[]) =>
      tx.matchAnswer.findMany({ where: { ...key, reply: 'INTERESTED', userId: { in: [...ids] } } })
    const [ofProject, ofChallenge] = [await interested(people.project), await interested(people.challenge)]
    const [some, others] = [ofProject, ofChallenge].map((answers) => answers.map(({ userId }) => userId))
    const isMutual = some!.some((id) => others!.some((other) => other !== id))
    if (!isMutual) return { ...key, mutual: false }
    const { count } = await tx.mutualMatch.createMany({ data: key, skipDuplicates: true })
    if (!count) return { ...key, mutual: true }
    await audit('Challenge', key.challengeId, { Matched: [null, project.title] })
    const data = { project: project.title, challenge: challenge.title }
    const tell = (to: (number | null)[], side: string, subject: { entity: 'Project' | 'Challenge'; id: number }) =>
      notify(work, { to, kind: 'CHALLENGE_MATCHED', subject, data: { ...data, side }, alsoActor: true })
    await tell([project.ownerId, ...some!], 'project', { entity: 'Challenge', id: key.challengeId })
    await tell([challenge.ownerId, ...others!], 'challenge', { entity: 'Project', id: key.projectId })
    return { ...key, mutual: true }
  },
})

export const declineMatch = action({
  name: 'declineMatch',
  requires: 'CHALLENGE_LIST',
  rules: declineMatchRules,
  description:
    'Says that a match is not relevant to the viewer, and why. It is left out from then on; when its subject is another one, what it speaks of counts less.',
  async run(work, { reason, comment = '', ...key }) {
    await findPair(work, key)
    await keep(work, key, { reply: 'NOT_RELEVANT', reason, comment })
    return key
  },
})

export const withdrawMatchAnswer = action({
  name: 'withdrawMatchAnswer',
  requires: 'CHALLENGE_LIST',
  rules: withdrawMatchAnswerRules,
  description: 'Takes back what the viewer has said of a match.',
  async run(work, key) {
    await findPair(work, key)
    const { count } = await work.tx.matchAnswer.deleteMany({ where: { ...key, userId: work.viewer.id } })
    if (!count) throw notFound(records.answer())
    return key
  },
})

/** Both records, for somebody who may match one of them and see the other. */
async function findPair({ access }: Work, { projectId, challengeId }: MatchKey) {
  const project = await access.find('PROJECT_READ', projectId)
  const challenge = await access.find('CHALLENGE_READ', challengeId)
  const [ofProject, ofChallenge] = [
    await access.can('MATCH_CHALLENGES', projectId),
    await access.can('MATCH_PROJECTS', challengeId),
  ]
  if (!ofProject && !ofChallenge) throw notFound(records.match())
  return { project, challenge }
}

/** Who may speak for each side: those who may change the project, and the company's people who run the challenge. */
async function peopleOf({ tx }: Work, { projectId, challengeId }: MatchKey) {
  const project = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { ownerId: true, members: { where: { role: { in: ['LEAD', 'EDITOR'] } }, select: { userId: true } } },
  })
  const challenge = await tx.challenge.findUniqueOrThrow({
    where: { id: challengeId },
    select: { ownerId: true, reviewers: { select: { userId: true } } },
  })
  const all = (ownerId: number | null, others: { userId: number }[]) => [
    ...(ownerId === null ? [] : [ownerId]),
    ...others.map(({ userId }) => userId),
  ]
  return { project: all(project.ownerId, project.members), challenge: all(challenge.ownerId, challenge.reviewers) }
}

type Said = Parameters<Work['tx']['matchAnswer']['upsert']>[0]['update']

async function keep({ tx, viewer }: Work, key: MatchKey, said: Said) {
  const whole = { userId: viewer.id, ...key }
  await tx.matchAnswer.upsert({
    where: { userId_projectId_challengeId: whole },
    create: { ...whole, ...said } as Parameters<typeof tx.matchAnswer.create>[0]['data'],
    update: said,
  })
}
