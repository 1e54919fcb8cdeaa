/** Enquiries of visitors that wait for the answer of the university. */
import { duty } from '../../duties/duty.ts'

export const enquiryAnswerDuty = duty<{ id: number; headline: string; createdAt: Date; name: string }>()({
  kind: 'ENQUIRY_ANSWER',
  model: 'TechnologyEnquiry',
  requires: 'ENQUIRY_ANSWER',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'OPEN' }, access.within('ENQUIRY_ANSWER')] }),
  clock: { day: 'answerBy' },
  select: { id: true, headline: true, createdAt: true, name: true },
  title: ({ headline }) => headline,
  words: ['headline', 'name', 'organization'],
  since: ({ createdAt }) => createdAt,
  asker: ({ name }) => name,
  outside: true,
  answered: { from: 'createdAt', at: 'answeredAt', day: 'answerBy' },
  at: ({ id }) => ['TechnologyEnquiry', id],
})
