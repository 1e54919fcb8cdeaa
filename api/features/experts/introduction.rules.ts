/** What is needed to wish for an introduction to an expert, and to answer. */
import { boolean, object } from 'yup'
import { dayLength } from '#api/days.ts'
import { field } from '#api/fieldRules.ts'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/experts/rules.js'

export const requestIntroductionRules = object({
  expertId: nodeId('User', texts.chooseExpert).meta({ label: texts.expert() }),
  message: text(2_000)
    .min(20, texts.sayInAtLeast20Characters)
    .required(texts.sayInAtLeast20Characters)
    .meta({ label: texts.whatIsItAbout(), description: 'What it is about; the expert reads it.' }),
})

export const answerIntroductionRules = object({
  id: nodeId('Introduction', texts.introductionNotFound),
  accept: boolean().required(texts.acceptOrDecline).meta({ label: texts.accept() }),
  answer: field(texts.message(), 1_000),
})

export const withdrawIntroductionRules = object({ id: nodeId('Introduction', texts.introductionNotFound) })

/** Who was declined may wish again after so many days. */
const patience = 30

interface Answered {
  state: string
  answeredAt: Date | null
}

/** When a wish that was declined may be repeated; nothing for others. */
export const askAgainAt = ({ state, answeredAt }: Answered): Date | null =>
  state === 'DECLINED' && answeredAt ? new Date(answeredAt.getTime() + patience * dayLength) : null
