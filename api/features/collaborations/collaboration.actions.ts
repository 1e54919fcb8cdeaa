/** A collaboration's way: its name, its agreement, its beginning and its end. */
import * as errors from '#texts/collaborations/errors.js'
import * as records from '#texts/ui/records.js'
import * as news from '#texts/collaborations/changes.js'
import type { Collaboration, CollaborationAgreement } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { dayInWords, universityDay } from '../../days.ts'
import { editing, NoneYet } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { move } from '../../moves.ts'
import { beginningOf } from '../notifications/knowing.ts'
import { openCollaboration, tellPartners } from './collaboration.people.ts'
import { touch } from './touch.ts'
import {
  closeCollaborationRules,
  moveCollaborationRules,
  removeAgreementRules,
  renameCollaborationRules,
  setAgreementRules,
} from './collaboration.rules.ts'
import { collaborationMoves } from './collaborationStatus.ts'

export const renameCollaboration = action({
  name: 'renameCollaboration',
  requires: 'COLLABORATION_UPDATE',
  rules: renameCollaborationRules,
  description: 'Gives a collaboration another title.',
  async run(work, { id, title }) {
    const before = await openCollaboration(work, id)
    if (before.title === title) return { collaborationId: id }
    await work.tx.collaboration.update({ where: { id }, data: { title } })
    await work.audit('Collaboration', id, { title: [before.title, title] })
    return touch(work, id)
  },
})

export const moveCollaboration = action({
  name: 'moveCollaboration',
  requires: 'COLLABORATION_UPDATE',
  rules: moveCollaborationRules,
  description: 'Says that the two sides talk about terms, or that the work begins; the other partners are notified.',
  async run(work, { id, status }) {
    const collaboration = await openCollaboration(work, id)
    await move(work, collaborationMoves, collaboration, status, {
      data: status === 'RUNNING' ? { startedAt: new Date() } : {},
    })
    await tellPartners(work, 'COLLABORATION_CHANGED', collaboration, { comment: stepWords[status]() })
    return touch(work, id)
  },
})

const stepWords = { AGREEMENT: news.talks, RUNNING: news.begins } as const

export const closeCollaboration = action({
  name: 'closeCollaboration',
  requires: 'COLLABORATION_UPDATE',
  rules: closeCollaborationRules,
  description:
    'Ends a collaboration with what came of it; from then on it stays as it is. The other partners are notified.',
  async run(work, { id, status, outcome }) {
    const collaboration = await openCollaboration(work, id)
    if (status === 'COMPLETED') {
      const left = await work.tx.milestone.count({ where: { collaborationId: id, doneAt: null } })
      if (left) throw conflict(errors.milestonesLeft({ count: left }))
    }
    const data = { outcome, closedAt: new Date() }
    await move(work, collaborationMoves, collaboration, status, { data, comment: outcome })
    await tellPartners(work, 'COLLABORATION_CLOSED', collaboration, {
      how: status,
      comment: beginningOf(outcome),
    })
    return touch(work, id)
  },
})

export const setAgreement = editing({
  name: 'setAgreement',
  requires: 'COLLABORATION_UPDATE',
  rules: setAgreementRules,
  description:
    'Records that an NDA, a term sheet or a contract was agreed, or corrects its days, where what is not given stays; the other partners are notified. The first begins the talks about terms.',
  async held(work, { id, kind }) {
    const collaboration = await openCollaboration(work, id)
    const before = await work.tx.collaborationAgreement.findUnique({
      where: { collaborationId_kind: { collaborationId: id, kind } },
    })
    return before ? { ...before, collaboration } : new NoneYet(collaboration)
  },
  create: (work, all, { kind }, collaboration) => agree(work, collaboration, kind, null, all),
  run: (work, given, { collaboration, ...before }, { kind }) =>
    agree(work, collaboration, kind, before, { ...before, ...given }),
})

type Days = Pick<CollaborationAgreement, 'agreedOn' | 'endsOn'>

async function agree(
  work: Work,
  collaboration: Collaboration,
  kind: CollaborationAgreement['kind'],
  before: Days | null,
  { agreedOn, endsOn = null }: Pick<Days, 'agreedOn'> & Partial<Days>,
) {
  const { id } = collaboration
  if (agreedOn > universityDay()) throw invalid({ agreedOn: errors.notAgreedYet() })
  await work.tx.collaborationAgreement.upsert({
    where: { collaborationId_kind: { collaborationId: id, kind } },
    create: { collaborationId: id, kind, agreedOn, endsOn },
    update: { agreedOn, endsOn },
  })
  await work.audit('Collaboration', id, {
    agreement: [before ? kind : null, kind],
    agreedOn: [before?.agreedOn ?? null, agreedOn],
    endsOn: [before?.endsOn ?? null, endsOn],
  })
  if (collaboration.status === 'PROPOSED') await move(work, collaborationMoves, collaboration, 'AGREEMENT')
  await tellPartners(work, 'COLLABORATION_CHANGED', collaboration, {
    comment: news.agreed({ kind, day: dayInWords(agreedOn) }),
  })
  return touch(work, id)
}

export const removeAgreement = action({
  name: 'removeAgreement',
  requires: 'COLLABORATION_UPDATE',
  rules: removeAgreementRules,
  description: 'Takes back that something was agreed; the other partners are notified.',
  async run(work, { id, kind }) {
    const collaboration = await openCollaboration(work, id)
    const { count } = await work.tx.collaborationAgreement.deleteMany({ where: { collaborationId: id, kind } })
    if (!count) throw notFound(records.agreement())
    await work.audit('Collaboration', id, { agreement: [kind, null] })
    await tellPartners(work, 'COLLABORATION_CHANGED', collaboration, { comment: news.notAgreed({ kind }) })
    return touch(work, id)
  },
})
