/** Ideas and their validation on the way to a project. */
import * as texts from '#texts/thread/titles.js'
import type { IdeaStatus, ValidationStatus } from '../../__generated__/prisma/enums.ts'
import type { Permission } from '../../policy.ts'
import { thread } from '../../thread/definition.ts'

const ideaPage = (id: number, may: (permission: Permission) => boolean) =>
  may('IDEA_SANDBOX') ? (['Idea', id] as const) : null

export const ideaThread = thread<{ title: string; status: IdeaStatus; createdAt: Date }>()({
  kind: 'IDEA',
  model: 'Idea',
  within: (access) => access.within('IDEA_READ'),
  from: { Idea: ['previousId', 'mergedIdeas[].id'] },
  select: { title: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }, may) => ideaPage(id, may),
})

export const validationRequestThread = thread<{
  title: string
  status: ValidationStatus
  createdAt: Date
  ideaId: number
}>()({
  kind: 'VALIDATION_REQUEST',
  model: 'ValidationRequest',
  within: (access) => access.within('VALIDATION_READ'),
  from: { Idea: 'ideaId' },
  beside: true,
  select: { title: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ ideaId }, may) => ideaPage(ideaId, may),
})

export const evaluationThread = thread<{ createdAt: Date; ideaId: number; idea: { title: string } }>()({
  kind: 'EVALUATION',
  model: 'IdeaEvaluation',
  within: (access) => access.within('EVALUATION_READ'),
  from: { ValidationRequest: 'requestId' },
  beside: true,
  select: { createdAt: true, ideaId: true, idea: { select: { title: true } } },
  when: ({ createdAt }) => createdAt,
  title: ({ idea }) => texts.evaluation({ title: idea.title }),
  state: () => null,
  at: ({ ideaId }, may) => ideaPage(ideaId, may),
})
