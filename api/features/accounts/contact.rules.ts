/** What is needed to write to a researcher. */
import { object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/accounts/rules.js'

export const contactResearcherRules = object({
  userId: nodeId('User', texts.chooseResearcher).meta({ label: texts.researcher() }),
  message: text(2_000)
    .min(20, texts.sayInAtLeast20Characters)
    .required(texts.sayInAtLeast20Characters)
    .meta({ label: texts.whatIsItAbout(), description: 'What it is about; the researcher reads it.' }),
})
