/** What an input about ORCID iDs must hold. */
import { object, string } from 'yup'
import { orcidRule } from '#api/orcid.rules.ts'
import * as texts from '#texts/orcid/rules.js'

export const setOrcidRules = object({
  orcid: orcidRule().required(texts.giveOrcid).meta({
    label: texts.orcid(),
    description: 'The iD, alone or as its address.',
  }),
})

const state = string().max(200, texts.badAnswer).required(texts.badAnswer)

export const connectOrcidRules = object({
  code: string()
    .max(500, texts.badAnswer)
    .required(texts.badAnswer)
    .meta({ description: 'The code that ORCID sent back.' }),
  state: state.meta({ description: 'The state that ORCID sent back.' }),
})

export const moveOrcidRules = object({
  state: state.meta({ description: 'The state of the answer in which the iD was proven.' }),
})
