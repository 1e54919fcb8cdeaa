/** What an input about authorships must hold. */
import { boolean, object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/publications/rules.js'

const id = nodeId('Authorship')

export const claimAuthorshipRules = object({
  publicationId: nodeId('Publication'),
  name: text(120)
    .required(texts.chooseAuthor)
    .meta({ label: texts.author(), description: 'The author that the viewer is, as printed.' }),
})

export const answerAuthorshipRules = object({
  id,
  claimed: boolean()
    .required(texts.claimOrReject)
    .meta({ description: 'Whether the viewer is the author (true), or someone else is (false).' }),
})

export const highlightAuthorshipRules = object({
  id,
  highlighted: boolean()
    .required(texts.highlightOrNot)
    .meta({ description: 'Whether the profile of the viewer shows it first.' }),
})
