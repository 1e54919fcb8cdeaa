/** Requests for validation and the evaluations that answer them, in the schema. */
import { array, object } from 'yup'
import type { ValidationRequest } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { conflictsOf } from '../../conflicts/conflict.graph.ts'
import { judgedIdea } from '../../conflicts/judged.ts'
import { listField } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import { viewerCan } from '../../viewerCan.ts'
import { viewerField } from '../../people.graph.ts'
import { answerEvaluation, evaluateIdea } from './evaluation.actions.ts'
import {
  OverallAssessmentEnum,
  ValidationPriorityEnum,
  ValidationStatusEnum,
  ValidationTypeEnum,
} from './ideaEnums.graph.ts'
import {
  acceptValidation,
  assignValidation,
  closeValidation,
  declineValidation,
  delegateValidation,
  requestValidation,
} from './validation.actions.ts'
import { validationPriorities, validationStatuses, validationTypes } from './validation.rules.ts'

builder.prismaNode('ValidationRequest', {
  id: { field: 'id' },
  readable: 'VALIDATION_READ',
  description: 'The wish that an expert judges an idea.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    requestType: t.expose('requestType', { type: ValidationTypeEnum }),
    priority: t.expose('priority', { type: ValidationPriorityEnum, description: 'How soon it is needed.' }),
    status: t.expose('status', { type: ValidationStatusEnum }),
    idea: t.relation('idea', {
      nullable: true,
      description: 'The idea; for the expert once the request is accepted.',
    }),
    requester: t.relation('requester', { nullable: true }),
    assignee: t.relation('assignee', { nullable: true }),
    assignedAt: t.expose('assignedAt', {
      type: 'DateTime',
      nullable: true,
    }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
    answerBy: t.expose('answerBy', { type: 'Date', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    evaluation: t.relation('evaluation', { nullable: true }),
    conflictsOf: conflictsOf<ValidationRequest>(t, {
      requires: 'VALIDATION_ASSIGN',
      reads: 'ideaId',
      judged: judgedIdea,
    }),
    canAnswer: viewerCan(t, 'VALIDATION_ANSWER'),
    canAssign: viewerCan(t, 'VALIDATION_ASSIGN'),
    canClose: viewerCan(t, 'VALIDATION_CLOSE'),
  }),
})

builder.prismaNode('IdeaEvaluation', {
  id: { field: 'id' },
  readable: 'EVALUATION_READ',
  description: "An expert's evaluation of an idea.",
  fields: (t) => {
    const score = (field: 'novelty', what: string) => t.exposeInt(field, { description: `${what}, 1 to 5.` })
    return {
      expert: t.relation('expert', { nullable: true, description: 'Who; nothing when the person has left.' }),
      request: t.relation('request', { nullable: true }),
      meetingAt: t.expose('meetingAt', { type: 'DateTime', nullable: true }),
      meetingMinutes: t.exposeInt('meetingMinutes', { nullable: true, description: 'How long they met.' }),
      meetingPlace: t.exposeString('meetingPlace', { description: 'Where they met, or how.' }),
      summary: t.exposeString('summary'),
      problemClarity: score('problemClarity' as 'novelty', 'Clarity of problem'),
      novelty: score('novelty', 'Novelty'),
      feasibility: score('feasibility' as 'novelty', 'Feasibility'),
      industryRelevance: score('industryRelevance' as 'novelty', 'Industry relevance'),
      commercialPotential: score('commercialPotential' as 'novelty', 'Commercial potential'),
      nationalAlignment: score('nationalAlignment' as 'novelty', 'Alignment with national priorities'),
      strengths: t.exposeStringList('strengths'),
      improvements: t.exposeStringList('improvements'),
      nextSteps: t.exposeStringList('nextSteps'),
      overall: t.expose('overall', { type: OverallAssessmentEnum }),
      answer: t.exposeString('answer'),
      answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      canReply: viewerCan(t, 'EVALUATION_REPLY', 'Whether it is about an idea of the viewer, who may answer once.'),
    }
  },
})

const filter = object({
  status: array(enumOf(validationStatuses, 'ValidationStatus').defined()).nullable(),
  priority: array(enumOf(validationPriorities, 'ValidationPriority').defined()).nullable(),
  requestType: array(enumOf(validationTypes, 'ValidationType').defined()).nullable(),
})

listField('validationRequests', {
  type: 'ValidationRequest',
  read: 'VALIDATION_READ',
  description: 'The requests for validation that the viewer may see.',
  filter: {
    rules: filter,
    where: ({ status, priority, requestType }) => [
      !!status?.length && { status: { in: status } },
      !!priority?.length && { priority: { in: priority } },
      !!requestType?.length && { requestType: { in: requestType } },
    ],
  },
  sort: {
    PRIORITY: { column: 'priority', meaning: 'The priority, from low to high.' },
    CREATED_AT: { column: 'createdAt' },
  },
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

const changes = [
  requestValidation,
  assignValidation,
  delegateValidation,
  acceptValidation,
  declineValidation,
  closeValidation,
]
for (const change of changes)
  actionField(change as typeof closeValidation, (t) => ({
    request: recordField(t, 'ValidationRequest', (out) => out.requestId),
  }))
actionField(evaluateIdea, (t) => ({
  request: recordField(t, 'ValidationRequest', (out) => out.requestId),
  evaluation: recordField(t, 'IdeaEvaluation', (out) => out.evaluationId),
  viewer: viewerField(t, 'The viewer; the draft that it was written in is no longer there.'),
}))
actionField(answerEvaluation, (t) => ({
  evaluation: recordField(t, 'IdeaEvaluation', (out) => out.evaluationId),
}))
