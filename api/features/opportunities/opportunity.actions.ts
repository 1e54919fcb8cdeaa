/** What an investor does with opportunities: saves them with a note, dismisses and restores them, looks at them. Industry saves. */
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { findOpportunities } from './findOpportunities.ts'
import { knownOf } from './known.ts'
import {
  dismissOpportunityRules,
  restoreOpportunityRules,
  saveOpportunityRules,
  seeOpportunityRules,
  unsaveOpportunityRules,
  updateSavedOpportunityRules,
} from './opportunity.rules.ts'

/** Neither saved nor dismissed; what was seen stays. */
const undecided = { savedAt: null, note: '', dismissedAt: null, lessLikeThis: false }

interface Decided {
  savedAt?: Date
  note?: string
  dismissedAt?: Date
  lessLikeThis?: boolean
}

/** Writes the one row of the viewer and a project, which the viewer must be able to see. */
async function mark({ tx, access, viewer }: Work, projectId: number, decided: Decided) {
  // Investors alone are notified of changes, so that nothing is kept for others.
  const known = access.allowed('OPPORTUNITY_BROWSE') ? await knownNow({ tx, access }, projectId) : { told: {} }
  const { id } = await tx.opportunityMark.upsert({
    where: { investorId_projectId: { investorId: viewer.id, projectId } },
    create: { investorId: viewer.id, projectId, ...decided, ...known },
    update: { ...undecided, ...decided, ...known },
  })
  return { projectId, markId: id }
}

/** What the viewer knows of a project from now on. */
async function knownNow({ tx, access }: Pick<Work, 'tx' | 'access'>, projectId: number) {
  const [found] = await findOpportunities({ db: tx, access }, { id: projectId })
  if (!found) throw notFound(records.opportunity())
  const known = knownOf(found)
  return { seenAt: new Date(), seen: known, told: known }
}

export const saveOpportunity = action({
  name: 'saveOpportunity',
  requires: 'PROJECT_SAVE',
  rules: saveOpportunityRules,
  description:
    'Saves a project that is open to the viewer’s role; one that is saved already keeps its note unless another is given.',
  async run(work, { projectId, note }) {
    await work.access.find('PROJECT_SAVE', projectId)
    const where = { investorId: work.viewer.id, projectId }
    const there = await work.tx.opportunityMark.findFirst({ where: { ...where, savedAt: { not: null } } })
    return mark(work, projectId, {
      savedAt: there?.savedAt ?? new Date(),
      note: note ?? there?.note ?? '',
    })
  },
})

/** The viewer’s mark of a saved opportunity that the viewer may still see. */
async function savedMark({ access }: Work, id: number) {
  const found = await access.find('OPPORTUNITY_MARK', id)
  if (!found.savedAt) throw notFound(records.opportunity())
  return found
}

export const updateSavedOpportunity = action({
  name: 'updateSavedOpportunity',
  requires: 'OPPORTUNITY_MARK',
  rules: updateSavedOpportunityRules,
  description: 'Changes the note of a saved opportunity.',
  async run(work, { id, note = '' }) {
    const { projectId } = await savedMark(work, id)
    // Only while it is saved: it may be taken off at the same moment.
    const { count } = await work.tx.opportunityMark.updateMany({
      where: { id, savedAt: { not: null } },
      data: { note },
    })
    if (!count) throw notFound(records.opportunity())
    return { projectId, markId: id }
  },
})

export const unsaveOpportunity = action({
  name: 'unsaveOpportunity',
  requires: 'OPPORTUNITY_MARK',
  rules: unsaveOpportunityRules,
  description: 'Takes a project off the saved ones, with its note.',
  async run(work, { id }) {
    const { projectId } = await savedMark(work, id)
    await work.tx.opportunityMark.updateMany({
      where: { id, savedAt: { not: null } },
      data: { savedAt: null, note: '' },
    })
    return { projectId, markId: id }
  },
})

export const dismissOpportunity = action({
  name: 'dismissOpportunity',
  requires: 'OPPORTUNITY_BROWSE',
  rules: dismissOpportunityRules,
  description: 'Leaves an opportunity out of the lists, also one that is saved, whose note is deleted.',
  run: (work, { projectId, lessLikeThis = false }) => mark(work, projectId, { dismissedAt: new Date(), lessLikeThis }),
})

export const restoreOpportunity = action({
  name: 'restoreOpportunity',
  requires: 'OPPORTUNITY_BROWSE',
  rules: restoreOpportunityRules,
  description: 'Brings a dismissed opportunity back.',
  async run({ tx, access, viewer }, { projectId }) {
    await access.find('PROJECT_READ', projectId)
    await tx.opportunityMark.updateMany({
      where: { investorId: viewer.id, projectId, dismissedAt: { not: null } },
      data: { dismissedAt: null, lessLikeThis: false },
    })
    return { projectId, markId: null }
  },
})

export const seeOpportunity = action({
  name: 'seeOpportunity',
  requires: 'OPPORTUNITY_BROWSE',
  rules: seeOpportunityRules,
  description: 'Remembers what an opportunity is now; later changes are told from then on.',
  async run({ tx, access, viewer }, { projectId }) {
    const known = await knownNow({ tx, access }, projectId)
    const { id } = await tx.opportunityMark.upsert({
      where: { investorId_projectId: { investorId: viewer.id, projectId } },
      create: { investorId: viewer.id, projectId, ...known },
      update: known,
    })
    return { projectId, markId: id }
  },
})
