/** First steps that the university adds: written and archived by administrators, ticked off by whose they are. */
import * as errors from '#texts/firstSteps/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { changedMeanwhile, conflict, notFound } from '../../errors.ts'
import { keepAllWithin } from '../../keepWithin.ts'
import { lockPlatform } from '../../platformSettings.ts'
import { universityStepRelations } from '../../relations/firstSteps.ts'
import { needOpenLink } from './stepLink.ts'
import { inStepOrder } from './stepOrder.ts'
import {
  archiveUniversityStepRules,
  createUniversityStepRules,
  markUniversityStepRules,
  moveUniversityStepRules,
  unarchiveUniversityStepRules,
  updateUniversityStepRules,
} from './universityStep.rules.ts'

const requires = 'UNIVERSITY_STEP_MANAGE'

/** The most that are not archived, of all roles: a list of beginnings is short. */
export const mostSteps = 40

const needRoom = ({ tx }: Work) =>
  keepAllWithin(tx, {
    most: mostSteps,
    count: () => tx.universityStep.count({ where: { archivedAt: null } }),
    message: errors.mostSteps({ most: mostSteps }),
  })

export const createUniversityStep = action({
  name: 'createUniversityStep',
  requires,
  rules: createUniversityStepRules,
  description: 'Adds a first step of the university’s own for people of some roles, after those of the product.',
  async run(work, input) {
    const { tx, audit } = work
    await needRoom(work)
    await needOpenLink(tx, input.link, input.roles)
    const last = await tx.universityStep.aggregate({ _max: { position: true } })
    const data = { ...input, position: (last._max.position ?? 0) + 1 }
    const { id, title } = await tx.universityStep.create({ data })
    await audit('UniversityStep', id, { title: [null, title] })
    return { stepId: id }
  },
})

export const updateUniversityStep = editing({
  name: 'updateUniversityStep',
  requires,
  rules: updateUniversityStepRules,
  description:
    'Changes a first step of the university’s own; what is not given stays, and who has done it has done it.',
  held: ({ access }, { id }) => access.hold(requires, id),
  async run({ tx, audit }, given, before, { id }) {
    const changes = changesOf<typeof before>(before, given)
    if (!Object.keys(changes).length) return { stepId: id }
    if (changes['link'] || changes['roles'])
      await needOpenLink(tx, given.link ?? before.link, given.roles ?? before.roles)
    await tx.universityStep.update({ where: { id }, data: given })
    await audit('UniversityStep', id, changes)
    return { stepId: id }
  },
})

export const archiveUniversityStep = action({
  name: 'archiveUniversityStep',
  requires,
  rules: archiveUniversityStepRules,
  description: 'Takes a first step of the university’s own away from everybody; who has done it is kept.',
  async run({ tx, access, audit }, { id }) {
    const { archivedAt } = await access.hold(requires, id)
    if (archivedAt) throw conflict(errors.isArchived())
    const now = new Date()
    await tx.universityStep.update({ where: { id }, data: { archivedAt: now } })
    await audit('UniversityStep', id, { archivedAt: [null, now] })
    return { stepId: id }
  },
})

export const unarchiveUniversityStep = action({
  name: 'unarchiveUniversityStep',
  requires,
  rules: unarchiveUniversityStepRules,
  description: 'Brings an archived first step of the university’s own back.',
  async run(work, { id }) {
    const { tx, access, audit } = work
    await needRoom(work)
    const { archivedAt, link, roles } = await access.hold(requires, id)
    if (!archivedAt) throw conflict(errors.isNotArchived())
    await needOpenLink(tx, link, roles)
    await tx.universityStep.update({ where: { id }, data: { archivedAt: null } })
    await audit('UniversityStep', id, { archivedAt: [archivedAt, null] })
    return { stepId: id }
  },
})

export const moveUniversityStep = action({
  name: 'moveUniversityStep',
  requires,
  rules: moveUniversityStepRules,
  description:
    'Moves a first step of the university’s own up or down by one, past the one that the viewer has read next to it.',
  async run({ tx, access, audit }, { id, up, pastId }) {
    // One after the other: each order is written whole.
    await lockPlatform(tx)
    const { archivedAt } = await access.hold(requires, id)
    if (archivedAt) throw conflict(errors.isArchived())
    const rows = await tx.universityStep.findMany({
      where: { archivedAt: null },
      orderBy: inStepOrder,
      select: { id: true, position: true },
    })
    const from = rows.findIndex((row) => row.id === id)
    const to = from + (up ? -1 : 1)
    if (rows[to]?.id !== pastId) throw changedMeanwhile(errors.stepOrder())
    rows.splice(to, 0, ...rows.splice(from, 1))
    for (const [at, step] of rows.entries())
      if (step.position !== at + 1)
        await tx.universityStep.update({ where: { id: step.id }, data: { position: at + 1 } })
    await audit('UniversityStep', id, { position: [from + 1, to + 1] })
    return { stepId: id }
  },
})

export const markUniversityStep = action({
  name: 'markUniversityStep',
  requires: 'UNIVERSITY_STEP_READ',
  rules: markUniversityStepRules,
  description: 'Ticks a first step of the university’s own off for the viewer, or says that it is still to be done.',
  async run({ tx, viewer }, { id: stepId, done }) {
    // Administrators read the steps of all; they do their own.
    const own = { AND: [{ id: stepId }, universityStepRelations.UniversityStep.forRole(viewer)] }
    if (!(await tx.universityStep.findFirst({ where: own, select: { id: true } })))
      throw notFound(records.universityStep())
    const tick = { stepId, userId: viewer.id }
    if (done) await tx.universityStepTick.createMany({ data: tick, skipDuplicates: true })
    else await tx.universityStepTick.deleteMany({ where: tick })
    return { stepId }
  },
})
