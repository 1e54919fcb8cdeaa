/** What an input about publications must hold (docs/spec/university.md#research-records). */
import { array, boolean, object } from 'yup'
import { field, lines } from '#api/fieldRules.ts'
import { nodeId, text, wholeNumber } from '#api/rules.ts'

/** The first journals, and one year ahead for what is in press. */
const [firstYear, lastYear] = [1665, () => new Date().getFullYear() + 1] as const

/** A DOI as people write it: alone, after `doi:`, or as the address of a resolver. */
const resolver = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i
/** ISO 26324: a prefix that the registry gave, and a suffix of the publisher's. */
const pattern = /^10\.\d{4,9}\/\S+$/

const title = text(300).required('Please give the title').meta({ label: 'Title' })
const doi = text(200)
  .transform((value: unknown) => (typeof value === 'string' ? value.replace(resolver, '').toLowerCase() : value))
  .matches(pattern, { message: 'Must be a DOI such as 10.1000/182', excludeEmptyString: true })
  .meta({ label: 'DOI' })
const year = wholeNumber()
  .min(firstYear, `Not before ${firstYear}`)
  .test('past', 'Not later than next year', (value) => value == null || value <= lastYear())
  .required('Please give the year')
  .meta({ label: 'Year', description: 'The year in which it was published.' })
const authors = lines('Authors', 'The authors in the order in which they are printed.', text(120))
  .min(1, 'Please name an author')
  .max(100, 'At most 100 authors')
  .required('Please name an author')

const details = {
  doi,
  venue: field('Venue', 200),
  openAccess: boolean().meta({ label: 'Open access', description: 'Whether everybody can read it without paying.' }),
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
  projectId: nodeId('Project', 'Please choose a project').meta({
    label: 'Project',
  }),
})

export const publicationFilterRules = object({
  search: text(200).meta({ description: 'Words of the title, venue, authors or DOI; all must be found.' }),
  year: array(wholeNumber().defined()).max(50, 'At most 50').meta({ description: 'Published in one of these years.' }),
  openAccess: boolean()
    .nullable()
    .meta({ description: 'Only what everybody can read (true), or only other works (false).' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only what the viewer added (true), or only what others did (false).' }),
  projectId: nodeId('Project').optional().nullable(),
})
