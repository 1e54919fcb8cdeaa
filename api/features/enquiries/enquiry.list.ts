/** How the list of enquiries is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import type { enquiryFilterRules } from './enquiry.rules.ts'

/** What each given filter asks of an enquiry. */
export const enquiryWhere = (
  { search: text, status, mine }: InferType<typeof enquiryFilterRules>,
  { viewer }: Context,
): (Prisma.TechnologyEnquiryWhereInput | undefined | false)[] => [
  search('searchText', text),
  !!status?.length && { status: { in: status } },
  mine === true && { handlerId: viewer?.id ?? 0 },
]

export const enquirySort = {
  ANSWER_BY: { column: 'answerBy', meaning: 'The promised day of the answer.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When it came.' },
} as const
