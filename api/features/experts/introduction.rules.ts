/** What is needed to wish for an introduction to an expert, and to answer. */
import { boolean, object } from 'yup'
import { dayLength } from '#api/days.ts'
import { field } from '#api/fieldRules.ts'
import { nodeId, text } from '#api/rules.ts'

export const requestIntroductionRules = object({
  expertId: nodeId('User', 'Please choose an expert').meta({ label: 'Expert' }),
  message: text(2_000)
    .min(20, 'Please say in at least 20 characters what it is about')
    .required('Please say in at least 20 characters what it is about')
    .meta({ label: 'What is it about?', description: 'What it is about; the expert reads it.' }),
})

export const answerIntroductionRules = object({
  id: nodeId('Introduction', 'Introduction not found'),
  accept: boolean().required('Please accept or decline').meta({ label: 'Accept' }),
  answer: field('Message', 1_000),
})

export const withdrawIntroductionRules = object({ id: nodeId('Introduction', 'Introduction not found') })

/** Who was declined may wish again after so many days. */
const patience = 30

interface Answered {
  state: string
  answeredAt: Date | null
}

/** When a wish that was declined may be repeated; nothing for others. */
export const askAgainAt = ({ state, answeredAt }: Answered): Date | null =>
  state === 'DECLINED' && answeredAt ? new Date(answeredAt.getTime() + patience * dayLength) : null
