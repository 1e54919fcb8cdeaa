/** Writes the demo's ideas with votes, scores, requests, evaluations, their history and what their people were told. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../../api/db.ts'
import { askedTitle } from '../../../api/validation/askedTitle.ts'
import { daysOf, type Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { ideas, type DemoIdea } from './ideas.ts'

const [team, officer] = ['commercialization_team', 'ku_team'] as const
const decided = { APPROVED: 'APPROVED', VALIDATED: 'APPROVED', CONVERTED: 'APPROVED' } as const

/** In order, so that the same moment gives the same numbers. */
export async function seedIdeas(tx: Tx, calendar: Calendar, persons: Ids, records: Ids): Promise<void> {
  for (const [nth, idea] of ideas.entries()) await seedIdea(tx, calendar, persons, records, idea, nth)
}

/** Days ago of each step, of which the later ones depend on the status. */
function stepsOf({ age, project }: DemoIdea) {
  const made = project ? daysOf(projects.find(({ title }) => title === project)!.age) : 0
  const after = (part: number) => made + Math.round(age * (1 - part))
  return {
    written: after(0),
    submitted: after(0.05),
    scored: after(0.2),
    checked: after(0.22),
    answered: after(0.25),
    asked: after(0.3),
    assigned: after(0.35),
    evaluated: after(0.55),
    converted: after(project ? 1 : 0.7),
  }
}

async function seedIdea(tx: Tx, calendar: Calendar, persons: Ids, records: Ids, demo: DemoIdea, nth: number) {
  const { title, description, category, tags, status, evaluation, scores, asked, ipCheck } = demo
  const steps = stepsOf(demo)
  const at = (step: keyof typeof steps) => calendar.ago(steps[step], nth)
  const submitterId = persons.get(demo.by)!
  const isSubmitted = status !== 'DRAFT'
  const decision = status in decided ? decided[status as keyof typeof decided] : status
  const isAnswered = ['APPROVED', 'NEEDS_CHANGES', 'DECLINED'].includes(decision)
  const by = nth % 2 ? team : officer
  const events: { step: keyof typeof steps; action: string; by: string; changes: object; comment?: string }[] = [
    { step: 'written', action: 'createIdea', by: demo.by, changes: { title: [null, title], status: [null, 'DRAFT'] } },
  ]
  if (isSubmitted)
    events.push({ step: 'submitted', action: 'submitIdea', by: demo.by, changes: { status: ['DRAFT', 'SUBMITTED'] } })
  if (scores)
    events.push({ step: 'scored', action: 'scoreIdea', by, changes: { status: ['SUBMITTED', 'UNDER_REVIEW'] } })
  if (ipCheck)
    events.push({
      step: 'checked',
      action: 'setIdeaIpCheck',
      by,
      changes: { ipCheck: [null, ipCheck[0]] },
      comment: ipCheck[1],
    })
  if (isAnswered)
    events.push({
      step: 'answered',
      action: 'reviewIdea',
      by,
      changes: { status: ['UNDER_REVIEW', decision] },
      ...(demo.answer ? { comment: demo.answer } : {}),
    })
  if (evaluation)
    events.push({
      step: 'evaluated',
      action: 'evaluateIdea',
      by: evaluation.expert,
      changes: { status: ['APPROVED', 'VALIDATED'] },
    })
  if (status === 'CONVERTED')
    events.push({
      step: 'converted',
      action: 'convertIdea',
      by: demo.by,
      changes: { status: ['VALIDATED', 'CONVERTED'] },
    })
  const into = demo.merged && (await tx.idea.findFirstOrThrow({ where: { title: demo.merged.into } }))
  if (demo.merged && into)
    events.push({
      step: 'answered',
      action: 'mergeIdeas',
      by,
      changes: { status: ['SUBMITTED', 'MERGED'], mergedIntoId: [null, into.id] },
      comment: demo.merged.why,
    })
  const { id } = await tx.idea.create({
    data: {
      title,
      description,
      category,
      tags,
      status,
      visibleToResearchers: demo.shared ?? false,
      confidential: demo.confidential ?? false,
      ...(ipCheck && {
        ipCheck: ipCheck[0],
        ipCheckNote: ipCheck[1],
        ipCheckedById: persons.get(by)!,
        ipCheckedAt: at('checked'),
      }),
      submitterId,
      submittedAt: isSubmitted ? at('submitted') : null,
      answerBy: isSubmitted ? calendar.date(14 - steps.submitted) : null,
      reviewerId: isAnswered ? persons.get(by)! : null,
      reviewedAt: isAnswered ? at('answered') : null,
      reviewComment: isAnswered ? (demo.answer ?? '') : '',
      validatedAt: evaluation ? at('evaluated') : null,
      ...(demo.merged &&
        into && {
          mergedIntoId: into.id,
          mergedFrom: 'SUBMITTED',
          mergedAt: at('answered'),
          mergeReason: demo.merged.why,
        }),
      projectId: demo.project ? records.get(demo.project)! : null,
      createdAt: at('written'),
      updatedAt: at(events.at(-1)!.step),
    },
  })
  await tx.auditEntry.createMany({
    data: events.map((event) => ({
      at: at(event.step),
      action: event.action,
      actorId: persons.get(event.by)!,
      entity: 'Idea',
      entityId: id,
      changes: event.changes as Prisma.InputJsonObject,
      comment: event.comment ?? null,
    })),
  })
  const voters = [...persons.values()].filter((person) => person !== submitterId)
  await tx.ideaVote.createMany({
    data: Array.from({ length: demo.votes }, (_, vote) => ({
      ideaId: id,
      userId: voters[(nth * 5 + vote) % 28]!,
      createdAt: calendar.ago(Math.max(0, steps.submitted - vote), nth),
    })),
  })
  if (into) await seedMerge(tx, id, into.id, persons.get(by)!, at('answered'))
  await tx.ideaMessage.createMany({
    data: (demo.messages ?? []).map((text, turn) => ({
      ideaId: id,
      authorId: turn % 2 ? persons.get(by)! : submitterId,
      text,
      createdAt: calendar.ago(Math.max(0, steps.answered - 2 - turn), nth),
    })),
  })
  if (scores) await seedScores(tx, id, persons.get(by)!, demo, at('scored'))
  if (asked) {
    const assigned = asked.expert ? { assigneeId: persons.get(asked.expert)!, assignedAt: at('assigned') } : {}
    await tx.validationRequest.create({
      data: {
        ideaId: id,
        title: askedTitle({ id, title, confidential: demo.confidential ?? false, ipCheck: ipCheck?.[0] ?? null }),
        description: asked.what,
        status: asked.expert ? 'ASSIGNED' : 'OPEN',
        priority: nth % 3 === 0 ? 'HIGH' : 'MEDIUM',
        requesterId: submitterId,
        ...assigned,
        acceptedAt: asked.accepted ? at('assigned') : null,
        answerBy: calendar.date(10),
        createdAt: at('asked'),
        updatedAt: at('assigned'),
      },
    })
  }
  if (evaluation) await seedEvaluation(tx, id, demo, evaluation, persons, at)
}

/** Who voted for the merged idea votes for the other one, once. */
async function seedMerge(tx: Tx, id: number, intoId: number, actorId: number, at: Date) {
  const already = await tx.ideaVote.findMany({ where: { ideaId: intoId }, select: { userId: true } })
  const votes = await tx.ideaVote.findMany({
    where: { ideaId: id, userId: { notIn: already.map(({ userId }) => userId) } },
    orderBy: { id: 'asc' },
  })
  await tx.ideaVote.createMany({
    data: votes.map(({ userId }) => ({ ideaId: intoId, userId, fromIdeaId: id, createdAt: at })),
  })
  await tx.auditEntry.create({
    data: {
      at,
      action: 'mergeIdeas',
      actorId,
      entity: 'Idea',
      entityId: intoId,
      changes: { mergedIdeaId: [null, id] },
    },
  })
}

async function seedScores(tx: Tx, ideaId: number, reviewerId: number, { scores, notes = '' }: DemoIdea, at: Date) {
  const [novelty, feasibility, impact, alignment, scalability] = scores!
  await tx.ideaReview.create({
    data: {
      ideaId,
      reviewerId,
      novelty,
      feasibility,
      impact,
      alignment,
      scalability,
      notes,
      createdAt: at,
      updatedAt: at,
    },
  })
}

async function seedEvaluation(
  tx: Tx,
  ideaId: number,
  { title, by }: DemoIdea,
  { expert, scores, overall, summary, strengths, improvements, nextSteps, answer }: NonNullable<DemoIdea['evaluation']>,
  persons: Ids,
  at: (step: 'asked' | 'assigned' | 'evaluated' | 'converted') => Date,
) {
  const expertId = persons.get(expert)!
  const request = await tx.validationRequest.create({
    data: {
      ideaId,
      title,
      status: answer ? 'CLOSED' : 'ANSWERED',
      requesterId: persons.get(by)!,
      assigneeId: expertId,
      assignedAt: at('assigned'),
      acceptedAt: at('assigned'),
      closedAt: answer ? at('converted') : null,
      createdAt: at('asked'),
      updatedAt: at('evaluated'),
    },
  })
  const [problemClarity, novelty, feasibility, industryRelevance, commercialPotential, nationalAlignment] = scores
  await tx.ideaEvaluation.create({
    data: {
      ideaId,
      requestId: request.id,
      expertId,
      meetingAt: at('evaluated'),
      meetingMinutes: 30,
      meetingPlace: 'Video call',
      summary,
      problemClarity,
      novelty,
      feasibility,
      industryRelevance,
      commercialPotential,
      nationalAlignment,
      strengths,
      improvements,
      nextSteps,
      overall,
      answer: answer ?? '',
      answeredAt: answer ? at('converted') : null,
      createdAt: at('evaluated'),
      updatedAt: at('evaluated'),
    },
  })
}
