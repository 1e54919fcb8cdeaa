/** How the lists of support requests and of their categories are filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { startOfUniversityDay } from '../../duties/clock.ts'
import { search } from '../../listField.ts'
import type { supportCategoryFilterRules, supportTemplateFilterRules } from './category.rules.ts'
import { offered } from './categoryTree.ts'
import type { supportRequestFilterRules } from './support.rules.ts'
import { answering } from './supportMoves.ts'

type Where = Prisma.SupportRequestWhereInput

/** The requests that wait for an answer of the university on such a day. */
const owedBy = (answerBy: Prisma.DateTimeNullableFilter): Where => ({ status: { in: [...answering] }, answerBy })

/** The requests whose answer is overdue. */
const overdueRequests = (): Where => owedBy({ lt: universityDay() })

/** The requests whose answer is due today. */
const dueTodayRequests = (): Where => owedBy({ equals: universityDay() })

/** The requests that were submitted on the day or later. */
export const submittedFrom = (day: Date): Where => ({ submittedAt: { gte: startOfUniversityDay(day) } })

/** What each given filter asks of a request. */
export const supportRequestWhere = (
  {
    search: text,
    status,
    urgency,
    categoryId,
    assigneeId,
    requesterId,
    assigned,
    mine,
    myCategories,
    submittedFrom: from,
    agreement,
    overdue,
    dueToday,
  }: InferType<typeof supportRequestFilterRules>,
  { viewer }: Context,
): (Where | undefined | false)[] => {
  const own: Where = { assigneeId: viewer?.id ?? -1 }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    !!urgency?.length && { urgency: { in: urgency } },
    !!categoryId?.length && { categoryId: { in: categoryId } },
    assigneeId != null && { assigneeId },
    requesterId != null && { requesterId },
    assigned === true && { assigneeId: { not: null } },
    assigned === false && { assigneeId: null },
    mine === true && own,
    myCategories === true && { category: { members: { some: { userId: viewer?.id ?? -1 } } } },
    mine === false && { OR: [{ assigneeId: null }, { NOT: own }] },
    agreement === true && { agreementKind: { not: null } },
    agreement === false && { agreementKind: null },
    from != null && submittedFrom(from),
    overdue === true && overdueRequests(),
    overdue === false && { NOT: overdueRequests() },
    dueToday === true && dueTodayRequests(),
    dueToday === false && { NOT: dueTodayRequests() },
  ]
}

export const supportRequestSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  SUBMITTED_AT: { column: 'sortSubmittedAt', meaning: 'When it was sent, or else when it was begun.' },
  ANSWER_BY: { column: 'sortAnswerBy', meaning: 'The day of the promised answer; drafts have none.' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const

export const supportCategoryWhere = ({
  active,
  parentId,
}: InferType<typeof supportCategoryFilterRules>): (Prisma.SupportCategoryWhereInput | false)[] => [
  active === true && offered,
  active === false && { NOT: offered },
  parentId != null && { parentId },
]

export const supportCategorySort = {
  NAME: { column: 'name' },
  ANSWER_DAYS: { column: 'answerDays', meaning: 'Working days until a request is answered.' },
} as const

export const supportTemplateWhere = ({
  search: text,
  categoryId,
}: InferType<typeof supportTemplateFilterRules>): (Prisma.SupportTemplateWhereInput | undefined | false)[] => [
  search('searchText', text),
  categoryId != null && { OR: [{ categoryId }, { categoryId: null }] },
]

export const supportTemplateSort = {
  NAME: { column: 'name' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
