/** What projects wait for: the university's answer, changes by their people, and answers to those who ask to join. */
import { duty } from '../../duties/duty.ts'
import { relations } from '../../relations.ts'

export const projectReviewDuty = duty<{
  id: number
  title: string
  statusSince: Date
  owner: { name: string } | null
}>()({
  kind: 'PROJECT_REVIEW',
  model: 'Project',
  requires: 'PROJECT_APPROVE',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'PROPOSED' }, access.within('PROJECT_APPROVE')] }),
  clock: { day: 'answerBy' },
  select: { id: true, title: true, statusSince: true, owner: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ statusSince }) => statusSince,
  asker: ({ owner }) => owner?.name,
  awaited: {
    requires: 'PROJECT_READ',
    asked: (viewer, access) => ({
      AND: [{ status: 'PROPOSED' }, relations.Project.led(viewer), access.within('PROJECT_READ')],
    }),
  },
  answered: { from: 'submittedAt', at: 'reviewedAt' },
  at: ({ id }) => ['Project', id],
})

/** Projects that came as proposed, from an import: no day was promised. */
export const unpromisedProjectDuty = duty<{
  id: number
  title: string
  statusSince: Date
  owner: { name: string } | null
}>()({
  kind: 'PROJECT_REVIEW',
  model: 'Project',
  requires: 'PROJECT_APPROVE',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'PROPOSED', answerBy: null }, access.within('PROJECT_APPROVE')] }),
  clock: { promisedFrom: 'statusSince' },
  select: { id: true, title: true, owner: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ statusSince }) => statusSince,
  asker: ({ owner }) => owner?.name,
  awaited: {
    requires: 'PROJECT_READ',
    asked: (viewer, access) => ({
      AND: [{ status: 'PROPOSED', answerBy: null }, relations.Project.led(viewer), access.within('PROJECT_READ')],
    }),
  },
  at: ({ id }) => ['Project', id],
})

export const projectChangeDuty = duty<{ id: number; title: string; statusSince: Date }>()({
  kind: 'PROJECT_CHANGE',
  model: 'Project',
  requires: 'PROJECT_UPDATE',
  // The university may change every project, but owes nothing to those of others.
  owed: (viewer, access) => ({
    AND: [
      { status: 'DRAFT', returnComments: { not: '' } },
      relations.Project.led(viewer),
      access.within('PROJECT_UPDATE'),
    ],
  }),
  clock: { promisedFrom: 'statusSince' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ statusSince }) => statusSince,
  why: 'OWNER',
  answered: 'KEPT',
  at: ({ id }) => ['Project', id],
})

export const projectJoinDuty = duty<{
  createdAt: Date
  project: { id: number; title: string }
  user: { name: string }
}>()({
  kind: 'PROJECT_JOIN_ANSWER',
  model: 'JoinRequest',
  requires: 'PROJECT_LEAD',
  owed: (viewer, access) => ({ project: { AND: [relations.Project.led(viewer), access.within('PROJECT_LEAD')] } }),
  clock: { promisedFrom: 'createdAt' },
  select: { project: { select: { id: true, title: true } }, user: { select: { name: true } } },
  title: ({ project, user }) => `${project.title} · ${user.name}`,
  words: ['project.title', 'user.name'],
  since: ({ createdAt }) => createdAt,
  why: 'OWNER',
  awaited: {
    requires: 'PROJECT_READ',
    asked: (viewer, access) => ({ userId: viewer.id, project: access.within('PROJECT_READ') }),
    title: ({ project }) => project.title,
  },
  answered: 'KEPT',
  at: ({ project }) => ['Project', project.id],
})
