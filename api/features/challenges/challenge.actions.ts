/** Writing, copying and deleting challenges. */
import type { InferType } from 'yup'
import * as errors from '#texts/challenges/errors.js'
import * as records from '#texts/ui/records.js'
import * as words from '#texts/challenges/words.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { everSubmitted } from '../../proposing/proposedBy.ts'
import { storedTranslation } from '../../translation.ts'
import { isOver } from './over.ts'
import { keepWhatWasChecked, notifyOfChanges } from './publishedChange.ts'
import {
  createChallengeRules,
  deleteChallengesRules,
  duplicateChallengeRules,
  updateChallengeRules,
} from './challenge.rules.ts'

export const createChallenge = action({
  name: 'createChallenge',
  requires: 'CHALLENGE_CREATE',
  rules: createChallengeRules,
  description: 'Begins a challenge that the viewer owns: a draft, until the university publishes it.',
  async run({ tx, viewer, audit }, { criteria, ...input }) {
    const { id } = await tx.challenge.create({
      data: {
        ...given(input),
        title: input.title,
        companyName: input.companyName || (await companyOf(tx, viewer.id)),
        ownerId: viewer.id,
        criteria: { create: placed(criteria) },
      },
    })
    await audit('Challenge', id, { title: [null, input.title], status: [null, 'DRAFT'] })
    return { challengeId: id }
  },
})

/** What proposals are scored by, as the input gives it. */
const criteriaOf = (tx: Tx, challengeId: number) =>
  tx.challengeCriterion.findMany({
    where: { challengeId },
    orderBy: { position: 'asc' },
    select: { name: true, description: true, weight: true, position: true },
  })

export const updateChallenge = editing({
  name: 'updateChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: updateChallengeRules,
  description: 'Changes the given fields of a challenge; the others stay.',
  async held(work, { id }) {
    const challenge = await work.access.hold('CHALLENGE_UPDATE', id)
    if (isOver(challenge.status)) throw conflict(errors.over())
    return { ...challenge, criteria: await criteriaOf(work.tx, challenge.id) }
  },
  async run(work, { criteria, ...input }, before, { id }) {
    const { tx, access, audit } = work
    if (before.status === 'OPEN') {
      // Those who propose rely on it: the deadline moves by extendChallenge alone, which tells them.
      const moved = input.deadline !== undefined && input.deadline?.getTime() !== before.deadline?.getTime()
      if (moved) throw invalid({ deadline: errors.useExtend() })
      if (input.anonymous && !before.anonymous) throw invalid({ anonymous: errors.nameKnown() })
    }
    await keepScreening(tx, before, input.blindScreening)
    const data = given(input)
    const published = before.status === 'OPEN' || before.status === 'CLOSED'
    if (published && !access.allowed('CHALLENGE_PUBLISH')) keepWhatWasChecked(before, data)
    if (data.companyName === '') data.companyName = await companyOf(tx, before.ownerId)
    const changes = changesOf(before, data as Partial<typeof before>)
    await tx.challenge.update({ where: { id }, data })
    if (criteria) {
      const known = await setCriteria(work, id, criteria)
      if (known) Object.assign(changes, { criteria: [known.before, known.after] })
    }
    if (Object.keys(changes).length) await audit('Challenge', id, changes)
    if (published) await notifyOfChanges(work, before, Object.keys(changes))
    return { challengeId: id }
  },
})

/** The company of who posts it, for those who name none. */
const companyOf = async (tx: Tx, ownerId: number | null) =>
  (await tx.user.findFirst({ where: { id: ownerId ?? -1 }, select: { department: true } }))?.department ?? ''

/**
 * How proposals are first screened stays once somebody has submitted one: names that were seen cannot be hidden, and those
 * who applied without theirs rely on it. The challenge is held, so that nobody submits one meanwhile.
 */
async function keepScreening(tx: Tx, { id, blindScreening }: Challenge, wanted: boolean | undefined): Promise<void> {
  if (wanted === undefined || wanted === blindScreening) return
  if (await tx.proposal.count({ where: { challengeId: id, ...everSubmitted } }))
    throw invalid({ blindScreening: errors.proposalsSubmitted() })
}

type Criteria = InferType<typeof createChallengeRules>['criteria']

const placed = (criteria: Criteria) =>
  (criteria ?? []).map(({ name, description, weight }, position) => ({
    name,
    description: description ?? '',
    weight,
    position,
  }))

/** Sets what proposals are scored by; once something was scored it stays. */
async function setCriteria({ tx }: Work, challengeId: number, criteria: NonNullable<Criteria>) {
  const before = await criteriaOf(tx, challengeId)
  const after = placed(criteria)
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  if (await tx.proposalScore.count({ where: { criterion: { challengeId } } }))
    throw conflict(errors.criteriaInUse(), {
      criteria: errors.criteriaInUse(),
    })
  await tx.challengeCriterion.deleteMany({ where: { challengeId } })
  await tx.challengeCriterion.createMany({ data: after.map((criterion) => ({ ...criterion, challengeId })) })
  const words = (list: typeof after) => list.map(({ name, weight }) => `${name} ${weight}%`).join(', ')
  return { before: words(before), after: words(after) }
}

type Written = Omit<Partial<InferType<typeof createChallengeRules>>, 'criteria'>

/** The given fields as columns. */
const given = <I extends Written>(input: I) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof I]: Exclude<I[K], undefined>
  }

export const duplicateChallenge = action({
  name: 'duplicateChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: duplicateChallengeRules,
  description: 'Makes a draft with the same texts, without the days, that the viewer owns.',
  async run({ tx, viewer, access, audit }, { id }) {
    const original = await access.find('CHALLENGE_UPDATE', id)
    const criteria = await criteriaOf(tx, id)
    const title = words.copyOf({ title: original.title }).slice(0, 300)
    const copy = await tx.challenge.create({
      data: {
        title,
        description: original.description,
        problemStatement: original.problemStatement,
        translation: storedTranslation(original.translation),
        companyName: original.companyName,
        companyDescription: original.companyDescription,
        anonymous: original.anonymous,
        blindScreening: original.blindScreening,
        sector: original.sector,
        tags: original.tags,
        collaborationType: original.collaborationType,
        fundingRange: original.fundingRange,
        budget: original.budget,
        minBudget: original.minBudget,
        maxBudget: original.maxBudget,
        trl: original.trl,
        goal: original.goal,
        mustHaves: original.mustHaves,
        offer: original.offer,
        ownerId: viewer.id,
        criteria: { create: criteria },
      },
    })
    await audit('Challenge', copy.id, { title: [null, title], status: [null, 'DRAFT'] })
    return { challengeId: copy.id }
  },
})

export const deleteChallenges = action({
  name: 'deleteChallenges',
  requires: 'CHALLENGE_DELETE',
  rules: deleteChallengesRules,
  description: 'Deletes challenges to which nobody has proposed, all or none; the others can be canceled.',
  async run({ tx, access, audit }, { ids }) {
    const challenges = await tx.challenge.findMany({
      where: { AND: [{ id: { in: ids } }, access.within('CHALLENGE_DELETE')] },
      select: { id: true, title: true, _count: { select: { proposals: { where: { status: { not: 'DRAFT' } } } } } },
    })
    if (challenges.length !== new Set(ids).size) throw notFound(records.challenge())
    const answered = challenges.find(({ _count }) => _count.proposals)
    if (answered) throw conflict(errors.hasProposals({ title: answered.title }))
    await tx.challenge.updateMany({ where: { id: { in: ids } }, data: { deletedAt: new Date() } })
    for (const { id } of challenges) await audit('Challenge', id, { deletedAt: [null, new Date()] })
    return { deletedIds: challenges.map(({ id }) => id) }
  },
})
