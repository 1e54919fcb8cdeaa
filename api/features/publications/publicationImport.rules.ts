/** What an import of publications is asked with. */
import { array, boolean, object, string } from 'yup'
import { lines } from '#api/fieldRules.ts'
import { orcidRule } from '#api/orcid.rules.ts'
import * as texts from '#texts/publications/rules.js'
import { createPublicationRules, doiRule } from './publication.rules.ts'

/** Characters of a pasted text or a file, so that a request stays under a megabyte. */
export const mostText = 900_000

/** Entries of one request. */
export const mostAtOnce = 200

export const readPublicationsRules = object({
  text: string().max(mostText, texts.textTooLarge).required(texts.pasteOrChoose).meta({
    label: texts.entries(),
    description: 'BibTeX, RIS, CSL-JSON, or an ORCID record or its works as JSON; the text shows which.',
  }),
})

export const readDoisRules = object({
  dois: lines(texts.dois(), 'DOIs, alone or as addresses, at most 50.', doiRule)
    .min(1, texts.giveDoi)
    .required(texts.giveDoi),
})

export const readOrcidRules = object({
  orcid: orcidRule().required(texts.giveOrcid).meta({ label: texts.orcid(), description: 'The ORCID iD of a person.' }),
})

const entry = createPublicationRules.concat(
  object({
    takeSameTitle: boolean().meta({
      description: 'Whether to add it although a work of the same title is listed, because it is another one.',
    }),
  }),
)

export const importPublicationsRules = object({
  entries: array(entry.meta({ input: 'PublicationEntryInput', description: 'A publication to add.' }))
    .min(1, texts.chooseEntries)
    .max(mostAtOnce, texts.atMost200AtOnce)
    .required(texts.chooseEntries)
    .meta({ description: 'The publications, at most 200 at a time.' }),
})
