/** What of assessments hangs on a person; they stay with their projects when the person leaves. */
import { questionWords } from '../../readiness/questions.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { reportIn } from './reportIn.ts'

export const readinessBelongings = {
  arlAssessments: {
    take: async ({ db, access }, ownerId) => {
      const found = await db.arlAssessment.findMany({
        where: { AND: [{ ownerId }, access.within('ARL_READ')] },
        omit: { searchText: true, sortTitle: true },
        include: { ratings: true, answers: true },
        orderBy: oldestFirst,
      })
      return found.map(({ answers, ...assessment }) => ({
        ...assessment,
        report: reportIn(assessment, assessment.ratings),
        answers: answers.map((one) => ({ ...one, question: questionWords(one.question) })),
      }))
    },
    // A draft is of no use to anybody else.
    leave: async ({ tx, viewer }) => {
      await tx.arlAssessment.deleteMany({ where: { ownerId: viewer.id, status: { not: 'COMPLETED' } } })
      await tx.arlAssessment.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } })
    },
  },
  arlReviews: {
    take: ({ db }, reviewerId) =>
      db.arlAssessment.findMany({
        where: { reviewerId },
        select: { id: true, title: true, reviewedAt: true, reviewNote: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) =>
      tx.arlAssessment.updateMany({ where: { reviewerId: viewer.id }, data: { reviewerId: null } }),
  },
  arlOverrides: {
    take: ({ db }, overriddenById) =>
      db.arlRating.findMany({
        where: { overriddenById },
        select: { assessmentId: true, code: true, override: true, overrideReason: true, overriddenAt: true },
        orderBy: [{ assessmentId: 'asc' }, { code: 'asc' }],
      }),
    leave: ({ tx, viewer }) =>
      tx.arlRating.updateMany({ where: { overriddenById: viewer.id }, data: { overriddenById: null } }),
  },
} as const satisfies Record<string, Belonging>
