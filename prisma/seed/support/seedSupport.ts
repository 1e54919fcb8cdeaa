/** The demo's support requests: in every state, some overdue, some waiting for their researchers, some rated. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { AgreementKind, SupportStatus } from '../../../api/__generated__/prisma/enums.ts'
import { universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { afterWorkingDays, usualWeek } from '../../../api/workingDays.rules.ts'
import type { Calendar } from '../calendar.ts'
import { people } from '../people/people.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { seedDesk } from './desk.ts'
import { categories } from './requests.ts'

/** In turn, with the days since each was sent. */
const stages: readonly (readonly [SupportStatus, number])[] = [
  ['IN_PROGRESS', 4],
  ['WAITING_FOR_RESEARCHER', 6],
  ['RESOLVED', 18],
  ['SUBMITTED', 1],
  ['CLOSED', 60],
  ['DRAFT', 0],
  ['TRIAGED', 2],
  ['RESOLVED', 24],
  ['IN_PROGRESS', 26],
  ['CLOSED', 95],
  ['SUBMITTED', 9],
  ['CLOSED', 140],
]
const researchers = [
  'researcher',
  'omar.farouqi',
  'priya.venkatesan',
  'researcher',
  'researcher',
  'jonas.ekelund',
  'shamma.alketbi',
] as const
/** By the topics of requests: what was sent by a form for agreements. */
const agreementKinds: Record<string, AgreementKind> = {
  'Prior art': 'PATENTABILITY',
  NDA: 'NDA',
  MTA: 'MTA',
  'Data use': 'DATA_USE',
}
const desk = ['commercialization_team', 'meera.chandrasena', 'ku_team', 'farid.noorzada'] as const

const question = 'Thank you. Could you send us the latest version of the document, and say who else has seen it?'
const firstAnswer = 'We have read your request and begun to look into it.'
const answer =
  'We have looked into it and written a short summary with the next steps. Please tell us if anything is missing.'
const comments = ['Fast and clear.', '', 'Helpful, but it took a while.', 'The template saved us days.', '']

export async function seedSupport(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const made = await tx.supportCategory.createManyAndReturn({
    data: categories.map(({ name, description, answerDays, article, active = true, checklist = [] }, nth) => ({
      checklist: [...checklist],
      name,
      description,
      answerDays,
      article,
      active,
      createdAt: calendar.ago(400, nth),
      updatedAt: calendar.ago(200, nth),
    })),
    select: { id: true, name: true },
  })
  const categoryIds = new Map(made.map(({ id, name }) => [name, id]))
  // One of each category in turn, so that every state occurs in many of them.
  const asked = categories[0]!.requests.flatMap((_, turn) =>
    categories.flatMap((category) => (category.requests[turn] ? [{ category, words: category.requests[turn] }] : [])),
  )
  const requests = asked.map((one, nth) => ({
    ...requestOf(one, nth, calendar, persons, ids),
    categoryId: categoryIds.get(one.category.name)!,
  }))
  const rows = await tx.supportRequest.createManyAndReturn({ data: requests, select: { id: true } })
  const written = requests.map((request, nth) => ({ ...request, id: rows[nth]!.id }))
  await seedDesk(
    tx,
    calendar,
    persons,
    categoryIds,
    written
      .map((request, nth) => ({
        id: request.id,
        category: asked[nth]!.category.name,
        subtype: request.subtype ?? '',
        assigneeId: request.assigneeId ?? null,
        firstAnsweredAt: request.firstAnsweredAt,
        isOver: request.resolvedAt !== null,
        status: request.status,
      }))
      .filter(({ status }) => status !== 'DRAFT'),
  )
  await tx.supportMessage.createMany({ data: written.flatMap(messagesOf) })
  await tx.supportNote.createMany({
    data: written.flatMap(({ id, assigneeId, firstAnsweredAt }, nth) =>
      firstAnsweredAt && nth % 3 === 0
        ? [
            {
              supportRequestId: id,
              authorId: assigneeId,
              text: 'A similar question came up last year; the answer is in the shared folder.',
              createdAt: firstAnsweredAt,
            },
          ]
        : [],
    ),
  })
  const names = new Map(people.map(({ key, name }) => [persons.get(key), name]))
  await tx.auditEntry.createMany({ data: written.flatMap((request) => historyOf(request, names)) })
}

type Request = Omit<Prisma.SupportRequestCreateManyInput, 'id' | 'createdAt' | 'submittedAt' | 'firstAnsweredAt'> & {
  status: SupportStatus
  createdAt: Date
  submittedAt: Date | null
  firstAnsweredAt: Date | null
  resolvedAt: Date | null
  closedAt: Date | null
  waitingSince: Date | null
}

interface Asked {
  category: (typeof categories)[number]
  words: (typeof categories)[number]['requests'][number]
}

function requestOf(
  { category, words: [title, subtype, description] }: Asked,
  nth: number,
  calendar: Calendar,
  persons: Ids,
  ids: Ids,
): Omit<Request, 'categoryId'> {
  const [status, age] = stages[nth % stages.length]!
  // What was resolved a round later is older, so that months have something.
  const days = age + (age > 15 ? Math.floor(nth / stages.length) * 2 : 0)
  const at = (back: number) => calendar.ago(Math.max(back, 0), nth)
  const submittedAt = status === 'DRAFT' ? null : at(days)
  const isOver = status === 'RESOLVED' || status === 'CLOSED'
  const isBegun = isOver || status === 'IN_PROGRESS' || status === 'WAITING_FOR_RESEARCHER'
  // A resolved one can still be reopened.
  const resolvedAt = isOver ? at(status === 'RESOLVED' ? 4 + (nth % 6) : days - 8) : null
  const closedAt = status === 'CLOSED' ? at(days - 24) : null
  const firstAnsweredAt = isBegun ? at(days - 1 - (nth % 2)) : null
  const waitingSince = status === 'WAITING_FOR_RESEARCHER' ? at(days - 3) : null
  const requester = researchers[nth % researchers.length]!
  const led = projects.filter(({ lead, status: state }) => lead === requester && state !== 'ARCHIVED')
  return {
    title,
    subtype,
    description,
    status,
    requesterId: persons.get(requester)!,
    assigneeId: isBegun || status === 'TRIAGED' ? persons.get(desk[nth % desk.length]!)! : null,
    projectId: nth % 2 === 0 && led.length ? ids.get(led[nth % led.length]!.title)! : null,
    agreementKind: agreementKinds[subtype] ?? null,
    urgency: (['NORMAL', 'HIGH', 'NORMAL', 'LOW'] as const)[nth % 4]!,
    neededBy: nth % 5 === 0 && !isOver ? calendar.date(12 + nth) : null,
    submittedAt,
    answerBy: submittedAt && afterWorkingDays(universityDay(submittedAt), category.answerDays, usualWeek),
    firstAnsweredAt,
    waitingSince,
    resolvedAt,
    closedAt,
    reopenedCount: isOver && nth % 11 === 2 ? 1 : 0,
    rating: isOver && nth % 3 !== 1 ? 5 - (nth % 3) : null,
    ratingComment: isOver && nth % 3 !== 1 ? comments[nth % comments.length]! : '',
    createdAt: submittedAt ?? at(3),
    updatedAt: closedAt ?? resolvedAt ?? waitingSince ?? firstAnsweredAt ?? submittedAt ?? at(3),
  }
}

type Written = Request & { id: number }

function messagesOf({ id, assigneeId, requesterId, ...request }: Written) {
  const { firstAnsweredAt, waitingSince, resolvedAt } = request
  const by = (authorId: number | null | undefined, createdAt: Date | null, text: string) =>
    createdAt ? [{ supportRequestId: id, authorId: authorId ?? null, text, createdAt }] : []
  return [
    ...by(assigneeId, firstAnsweredAt, firstAnswer),
    ...by(requesterId, resolvedAt && firstAnsweredAt, 'Thank you. The document is attached to our project.'),
    ...by(assigneeId, waitingSince, question),
    ...by(assigneeId, resolvedAt, answer),
  ]
}

function historyOf(
  { id, status, assigneeId, requesterId, title, ...request }: Written,
  names: ReadonlyMap<number | null | undefined, string>,
) {
  const { createdAt, submittedAt, firstAnsweredAt, waitingSince, resolvedAt, closedAt } = request
  const entry = (at: Date | null, action: string, actorId: number | null | undefined, changes: object) =>
    at ? [{ at, action, actorId: actorId ?? null, entity: 'SupportRequest', entityId: id, changes }] : []
  const begun = { status: ['SUBMITTED', 'IN_PROGRESS'] }
  return [
    ...entry(createdAt, 'createSupportRequest', requesterId, { title: [null, title] }),
    ...entry(submittedAt, 'submitSupportRequest', requesterId, { status: ['DRAFT', 'SUBMITTED'] }),
    ...entry(status === 'TRIAGED' ? submittedAt : null, 'assignSupportRequests', assigneeId, {
      status: ['SUBMITTED', 'TRIAGED'],
      assignee: [null, names.get(assigneeId)],
    }),
    ...entry(firstAnsweredAt, 'createMessage', assigneeId, begun),
    ...entry(waitingSince, 'askSupportRequester', assigneeId, { status: ['IN_PROGRESS', 'WAITING_FOR_RESEARCHER'] }),
    ...entry(resolvedAt, 'resolveSupportRequest', assigneeId, { status: ['IN_PROGRESS', 'RESOLVED'] }),
    ...entry(closedAt, 'closeResolvedRequests', null, { status: ['RESOLVED', 'CLOSED'] }),
  ]
}
