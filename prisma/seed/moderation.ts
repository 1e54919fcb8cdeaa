/** Writes what people of the demo university reported, what moderators decided, an appeal, and the templates of decisions. */
import type { ReportReason } from '../../api/__generated__/prisma/enums.ts'
import { universityDay } from '../../api/days.ts'
import type { Tx } from '../../api/db.ts'
import { contentNow } from '../../api/features/moderation/content.ts'
import type { ContentModel } from '../../api/features/moderation/moderation.rules.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

const templates = [
  {
    name: 'Advertising',
    decision: 'REMOVED' as const,
    text: 'This is advertising. The platform is for research and its partners.',
    textArabic: 'هذا إعلان. المنصة مخصصة للبحث وشركائه.',
  },
  {
    name: 'Confidential details',
    decision: 'REVISION_ASKED' as const,
    text: 'Please take out names and details that are confidential, and submit it again.',
    textArabic: 'يرجى حذف الأسماء والتفاصيل السرية ثم الإرسال مرة أخرى.',
  },
  {
    name: 'Tone',
    decision: 'REVISION_ASKED' as const,
    text: 'Please say the same without speaking of persons, and submit it again.',
    textArabic: 'يرجى التعبير عن ذلك دون الإشارة إلى أشخاص ثم الإرسال مرة أخرى.',
  },
  {
    name: 'Work of others',
    decision: 'HIDDEN' as const,
    text: 'This repeats the work of others without naming them.',
    textArabic: 'هذا يكرر عمل آخرين دون ذكرهم.',
  },
]

interface Reported {
  model: ContentModel
  id: number
  /** How many days ago it was first reported. */
  ago: number
  reports: readonly (readonly [reporter: string, reason: ReportReason, details: string])[]
  /** What followed. */
  since?: Partial<Parameters<Tx['moderationCase']['create']>[0]['data']>
}

export async function seedModeration(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  await tx.moderationTemplate.createMany({ data: templates.map((one) => ({ ...one, updatedAt: calendar.ago(40) })) })
  const [admin, colleague] = [persons.get('admin')!, persons.get('lars.wetterholm')!]
  const author = persons.get('jonas.ekelund')!
  const oldest = { orderBy: { id: 'asc' }, select: { id: true } } as const
  const of = (status: 'APPROVED' | 'SUBMITTED') =>
    tx.idea.findFirstOrThrow({ where: { status, visibleToResearchers: true, submitterId: { not: null } }, ...oldest })
  const project = await tx.project.findFirstOrThrow({
    where: { visibleToResearchers: true, ownerId: { not: null } },
    ...oldest,
  })
  const question = await tx.challengeQuestion.findFirstOrThrow({ where: { askerId: { not: null } }, ...oldest })
  const { teamId } = await tx.teamMember.findFirstOrThrow({ where: { userId: author }, orderBy: { id: 'asc' } })
  const post = await tx.teamPost.create({
    data: {
      teamId,
      authorId: author,
      text: 'Whoever broke the furnace again should pay for it. We all know who it was.',
      createdAt: calendar.ago(12),
      withheld: 'HIDDEN',
    },
  })
  const reported: Reported[] = [
    {
      model: 'Idea',
      id: (await of('APPROVED')).id,
      ago: 1,
      reports: [
        ['omar.farouqi', 'COPYRIGHT', 'Figure 2 is from our paper of 2021, which is not cited.'],
        ['priya.venkatesan', 'MISLEADING', 'The yield is given without its conditions.'],
      ],
    },
    {
      model: 'ChallengeQuestion',
      id: question.id,
      ago: 2,
      reports: [['mira.kostova', 'CONFIDENTIAL', 'Names a customer.']],
    },
    {
      model: 'Project',
      id: project.id,
      ago: 20,
      reports: [['rashid.albadwawi', 'MISLEADING', 'The level seems too high.']],
      since: { status: 'DISMISSED', decision: 'DISMISSED', decidedById: admin, decidedAt: calendar.ago(19) },
    },
    {
      model: 'TeamPost',
      id: post.id,
      ago: 11,
      reports: [['researcher', 'HARASSMENT', 'It speaks of a colleague.']],
      since: {
        status: 'APPEALED',
        decision: 'HIDDEN',
        decidedById: colleague,
        decidedAt: calendar.ago(10),
        explanation: templates[2]!.text,
        explanationArabic: templates[2]!.textArabic,
        appeal: 'I named nobody. The furnace has been broken three times this year.',
        appealedAt: calendar.ago(1),
        waitsSince: calendar.ago(1),
      },
    },
    {
      model: 'User',
      id: persons.get('anil.deshmukh')!,
      ago: 30,
      reports: [['shamma.alketbi', 'OTHER', 'The second link leads to a shop.']],
      since: {
        status: 'RESTORED',
        decision: 'REVISION_ASKED',
        decidedById: admin,
        decidedAt: calendar.ago(29),
        explanation: 'Please take out the link to the shop.',
      },
    },
  ]
  for (const one of reported) await seedCase(tx, calendar, persons, one)
}

async function seedCase(tx: Tx, calendar: Calendar, persons: Ids, { model, id, ago, reports, since = {} }: Reported) {
  const createdAt = calendar.ago(ago)
  const content = (await contentNow(tx, model, id))!
  await tx.moderationCase.create({
    data: {
      ...content,
      entity: model,
      entityId: id,
      waitsSince: createdAt,
      createdAt,
      updatedAt: createdAt,
      answerBy: universityDay(calendar.date(1)),
      ...since,
      reports: {
        create: reports.map(([reporter, reason, details], nth) => ({
          reporterId: persons.get(reporter)!,
          reason,
          details,
          createdAt: new Date(createdAt.getTime() + nth * 3_600_000),
        })),
      },
    } as Parameters<typeof tx.moderationCase.create>[0]['data'],
  })
  const { decidedAt } = since as { decidedAt?: Date }
  if (decidedAt)
    await tx.keptAnswer.create({
      data: { kind: 'REPORT_DECIDE', since: createdAt, due: universityDay(decidedAt), endedAt: decidedAt },
    })
}
