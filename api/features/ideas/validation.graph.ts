/** Requests for validation and the evaluations that answer them, in the schema. */
import { array, object } from 'yup'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { enumOf } from '../../rules.ts'
import { viewerCan } from '../../viewerCan.ts'
import { ViewerType } from '../accounts/account.graph.ts'
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
  id: { field: 'id', description: 'The global id.' },
  readable: 'VALIDATION_READ',
  description: 'The wish that an expert judges an idea.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that the documented calls use.' }),
    title: t.exposeString('title', { description: 'What it is about.' }),
    description: t.exposeString('description', { description: 'What the expert should look at.' }),
    requestType: t.expose('requestType', { type: ValidationTypeEnum, description: 'What to judge.' }),
    priority: t.expose('priority', { type: ValidationPriorityEnum, description: 'How soon it is needed.' }),
    status: t.expose('status', { type: ValidationStatusEnum, description: 'Where it stands.' }),
    idea: t.relation('idea', {
      nullable: true,
      description: 'The idea; for the expert once the request is accepted.',
    }),
    requester: t.relation('requester', { nullable: true, description: 'Who asked.' }),
    assignee: t.relation('assignee', { nullable: true, description: 'The expert who is to judge.' }),
    assignedAt: t.expose('assignedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the expert was chosen.',
    }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true, description: 'When the expert accepted.' }),
    answerBy: t.expose('answerBy', { type: 'Date', nullable: true, description: 'By when an answer is wanted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    evaluation: t.relation('evaluation', { nullable: true, description: 'The answer.' }),
    canAnswer: viewerCan(t, 'VALIDATION_ANSWER', 'Whether the viewer is the expert who is asked.'),
    canAssign: viewerCan(t, 'VALIDATION_ASSIGN', 'Whether the viewer may choose the expert.'),
    canClose: viewerCan(t, 'VALIDATION_CLOSE', 'Whether the viewer may close it.'),
  }),
})

builder.prismaNode('IdeaEvaluation', {
  id: { field: 'id', description: 'The global id.' },
  readable: 'EVALUATION_READ',
  description: "An expert's evaluation of an idea.",
  fields: (t) => {
    const score = (field: 'novelty', what: string) => t.exposeInt(field, { description: `${what}, 1 to 5.` })
    return {
      expert: t.relation('expert', { nullable: true, description: 'Who; nothing when the person has left.' }),
      request: t.relation('request', { nullable: true, description: 'What it answers.' }),
      meetingAt: t.expose('meetingAt', { type: 'DateTime', nullable: true, description: 'When they met.' }),
      meetingMinutes: t.exposeInt('meetingMinutes', { nullable: true, description: 'How long they met.' }),
      meetingPlace: t.exposeString('meetingPlace', { description: 'Where they met, or how.' }),
      summary: t.exposeString('summary', { description: 'In short.' }),
      problemClarity: score('problemClarity' as 'novelty', 'Clarity of problem'),
      novelty: score('novelty', 'Novelty'),
      feasibility: score('feasibility' as 'novelty', 'Feasibility'),
      industryRelevance: score('industryRelevance' as 'novelty', 'Industry relevance'),
      commercialPotential: score('commercialPotential' as 'novelty', 'Commercial potential'),
      nationalAlignment: score('nationalAlignment' as 'novelty', 'Alignment with national priorities'),
      strengths: t.exposeStringList('strengths', { description: 'What is good.' }),
      improvements: t.exposeStringList('improvements', { description: 'What could be better.' }),
      nextSteps: t.exposeStringList('nextSteps', { description: 'What to do next.' }),
      overall: t.expose('overall', { type: OverallAssessmentEnum, description: 'All in all.' }),
      answer: t.exposeString('answer', { description: 'What the submitter answered.' }),
      answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true, description: 'When.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
      canReply: viewerCan(t, 'EVALUATION_REPLY', 'Whether it is about an idea of the viewer, who may answer once.'),
    }
  },
})

const filter = object({
  status: array(enumOf(validationStatuses, 'ValidationStatus').defined())
    .nullable()
    .meta({ description: 'One of these.' }),
  priority: array(enumOf(validationPriorities, 'ValidationPriority').defined())
    .nullable()
    .meta({ description: 'One of these.' }),
  requestType: array(enumOf(validationTypes, 'ValidationType').defined())
    .nullable()
    .meta({ description: 'One of these.' }),
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
    CREATED_AT: { column: 'createdAt', meaning: 'When it was asked for.' },
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
  viewer: t.field({
    type: ViewerType,
    nullable: true,
    description: 'The viewer; the draft that it was written in is no longer there.',
    resolve: (_, _args, ctx) => ctx.viewer,
  }),
}))
actionField(answerEvaluation, (t) => ({
  evaluation: recordField(t, 'IdeaEvaluation', (out) => out.evaluationId),
}))
