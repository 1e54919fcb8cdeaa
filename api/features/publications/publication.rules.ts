/** What an input about publications must hold (docs/spec/university.md#research-records). */
import { array, boolean, object } from 'yup'
import { field, lines } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, httpsAddress, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/publications/rules.js'

/** The first journals, and one year ahead for what is in press. */
const [firstYear, lastYear] = [1665, () => new Date().getFullYear() + 1] as const

export const publicationTypes = [
  'ARTICLE',
  'CONFERENCE_PAPER',
  'BOOK',
  'CHAPTER',
  'THESIS',
  'REPORT',
  'PREPRINT',
  'DATASET',
  'OTHER',
] as const

/** A DOI as people write it: alone, after `doi:`, or as the address of a resolver. */
const resolver = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i
/** ISO 26324: a prefix that the registry gave, and a suffix of the publisher's. */
const pattern = /^10\.\d{4,9}\/\S+$/

const title = text(500).required(texts.giveTitle).meta({ label: texts.title() })
/** A DOI without its resolver, in lower case. */
export const doiRule = text(200)
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
  .max(500, texts.atMost500Authors)
  .required(texts.nameAuthor)

const details = {
  doi: doiRule,
  type: enumOf(publicationTypes, 'PublicationType', texts.chooseType).meta({
    label: texts.type(),
    description: 'What kind of work it is; an article when nothing is said.',
  }),
  venue: field(texts.venue(), 300),
  openAccess: boolean().meta({
    label: texts.openAccess(),
    description: 'Whether everyone can read it without paying.',
  }),
  license: field(texts.license(), 100, 'The license under which it may be used, such as CC BY 4.0.'),
  volume: field(texts.volume(), 50),
  issue: field(texts.issue(), 50),
  pages: field(texts.pages(), 50, 'A range of pages, or the number of the article.'),
  publisher: field(texts.publisher(), 200),
  url: httpsAddress(500)
    .transform((value: unknown) => (value === null ? '' : value))
    .meta({ label: texts.url(), description: 'The https address of a work without a DOI; it may be empty.' }),
  abstract: field(texts.abstract(), 10_000),
}
const id = nodeId('Publication')

/** How a researcher answers to the suggestion of an authorship. */
export const authorshipStates = ['SUGGESTED', 'CLAIMED', 'REJECTED'] as const

export const createPublicationRules = object({ title, authors, year, ...details })

export const updatePublicationRules = editRules(object({ id }), createPublicationRules)

export const deletePublicationRules = object({ id })

export const publicationProjectRules = object({
  id,
  projectId: nodeId('Project', texts.chooseProject).meta({
    label: texts.project(),
  }),
})

export const publicationTeamRules = object({
  id,
  teamId: nodeId('Team', texts.chooseTeam).meta({
    label: texts.team(),
  }),
})

export const publicationFilterRules = object({
  search: text(200).meta({ description: 'Words of the title, venue, authors or DOI; all must be found.' }),
  year: array(wholeNumber().defined())
    .max(50, texts.atMost50)
    .meta({ description: 'Published in one of these years.' }),
  openAccess: boolean()
    .nullable()
    .meta({ description: 'Only what everyone can read (true), or only other works (false).' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only what the viewer added (true), or only what others did (false).' }),
  type: array(enumOf(publicationTypes, 'PublicationType').defined()).nullable(),
  authorship: array(enumOf(authorshipStates, 'AuthorshipState').defined())
    .nullable()
    .meta({ description: 'With one of these authorships of the viewer.' }),
  projectId: nodeId('Project').optional().nullable(),
  teamId: nodeId('Team').optional().nullable(),
})
