/** What an input about publications must hold (docs/spec/university.md#research-records). */
import { array, boolean, object } from 'yup'
import { field, lines } from '#api/fieldRules.ts'
import { nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/publications/rules.js'

/** The first journals, and one year ahead for what is in press. */
const [firstYear, lastYear] = [1665, () => new Date().getFullYear() + 1] as const

/** A DOI as people write it: alone, after `doi:`, or as the address of a resolver. */
const resolver = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i
/** ISO 26324: a prefix that the registry gave, and a suffix of the publisher's. */
const pattern = /^10\.\d{4,9}\/\S+$/

const title = text(300).required(texts.giveTitle).meta({ label: texts.title() })
const doi = text(200)
  .transform((value: unknown) => (typeof value === 'string' ? value.replace(resolver, '').toLowerCase() : value))
  .matches(pattern, { message: texts.mustBeDoiSuchAs10, excludeEmptyString: true })
  .meta({ label: texts.doi() })
const year = wholeNumber()
  .min(firstYear, () => texts.notBefore({ year: firstYear }))
  .test('past', texts.notLaterThanNextYear, (value) => value == null || value <= lastYear())
  .required(texts.giveYear)
  .meta({ label: texts.year(), description: 'The year in which it was published.' })
const authors = lines(texts.authors(), 'The authors in the order in which they are printed.', text(120))
  .min(1, texts.nameAuthor)
  .max(100, texts.atMost100Authors)
  .required(texts.nameAuthor)

const details = {
  doi,
  venue: field(texts.venue(), 200),
  openAccess: boolean().meta({
    label: texts.openAccess(),
    description: 'Whether everybody can read it without paying.',
  }),
}
const id = nodeId('Publication')

export const createPublicationRules = object({ title, authors, year, ...details })

/** Fields that are not given stay as they are. */
export const updatePublicationRules = object({
  id,
  title: title.optional(),
  authors: authors.optional(),
  year: year.optional(),
  ...details,
})

export const deletePublicationRules = object({ id })

export const publicationProjectRules = object({
  id,
  projectId: nodeId('Project', texts.chooseProject).meta({
    label: texts.project(),
  }),
})

export const publicationFilterRules = object({
  search: text(200).meta({ description: 'Words of the title, venue, authors or DOI; all must be found.' }),
  year: array(wholeNumber().defined())
    .max(50, texts.atMost50)
    .meta({ description: 'Published in one of these years.' }),
  openAccess: boolean()
    .nullable()
    .meta({ description: 'Only what everybody can read (true), or only other works (false).' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only what the viewer added (true), or only what others did (false).' }),
  projectId: nodeId('Project').optional().nullable(),
})
