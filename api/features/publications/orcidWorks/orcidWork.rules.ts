/** What an input about works that were found in ORCID records must hold. */
import { boolean, object } from 'yup'
import { nodeId } from '#api/rules.ts'
import * as texts from '#texts/publications/rules.js'

export const orcidWorkRules = object({ id: nodeId('OrcidWork') })

export const setOrcidWatchRules = object({
  enabled: boolean()
    .required(texts.watchOrNot)
    .meta({ label: texts.watch(), description: 'Whether the ORCID record of the viewer is read for new works.' }),
})
