/** What an input about ideas must hold (docs/spec/ideas.md#validation). */
import { array, boolean, object, string } from 'yup'
import { enumOf, nodeId, tagList, text } from '#api/rules.ts'

export const ideaCategories = [
  'AI & Machine Learning',
  'Biotech & Medical Research',
  'Clean Energy & Sustainability',
  'Data Science & Analytics',
  'Materials Science',
  'Technology Transfer',
  'Software & Digital Tools',
  'Educational Technology',
  'Other',
] as const

const ideaStatuses = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'NEEDS_CHANGES',
  'APPROVED',
  'DECLINED',
  'VALIDATED',
  'CONVERTED',
] as const

/** Why a validated idea cannot be changed (docs/spec/ideas.md#states). */
export const lockedWords = 'Validated ideas are locked; create a project or a new version'

const title = text(10_000)
  .min(5, 'Title must be at least 5 characters')
  .max(100, 'Title must be less than 100 characters')
  .meta({ label: 'Title', description: 'The title, 5 to 100 characters.' })
const description = text(10_000)
  .min(20, 'Description must be at least 20 characters')
  .max(1_000, 'Description must be less than 1000 characters')
  .meta({ label: 'Description', description: 'The description, 20 to 1000 characters.' })
/** The documented categories, and General, which edited ideas have from before. */
const category = text(100)
  .oneOf([...ideaCategories, 'General'], 'Please select a category')
  .meta({ label: 'Category' })
const details = {
  tags: tagList().meta({ label: 'Tags', description: 'Tags, as a list or as comma-separated text.' }),
  visibleToResearchers: boolean().meta({
    label: 'Show it to other researchers',
    description: 'Whether other researchers may see it once it is submitted.',
  }),
}
const id = nodeId('Idea', 'Idea not found')

/** An empty text is one that is missing: the documented minimum speaks. */
const required = (words: string) => string().required(words)

export const createIdeaRules = object({
  title: title.concat(required('Title must be at least 5 characters')),
  description: description.concat(required('Description must be at least 20 characters')),
  category: category.concat(required('Please select a category')),
  ...details,
  submit: boolean().meta({ description: 'Whether to submit it at once; otherwise it stays a draft.' }),
  fromDraft: boolean().meta({
    description: 'Whether it was written in the draft of the viewer, which is then done with.',
  }),
})

/** Fields that are not given stay as they are; what is given must hold. */
export const updateIdeaRules = object({ id, title, description, category, ...details })

export const ideaIdRules = object({ id })

export const shareIdeaRules = object({
  id,
  userId: nodeId('User', 'Please choose a colleague').meta({ label: 'Colleague' }),
  message: text(500).meta({ label: 'Message' }),
})

export const createIdeaMessageRules = object({
  id,
  text: text(5_000).required('Please write a message').meta({ label: 'Message' }),
})

export const ideaFilterRules = object({
  search: string()
    .max(200, 'At most 200 characters')
    .nullable()
    .meta({ description: 'Any part of a word in title, description, category or tags.' }),
  status: array(enumOf(ideaStatuses, 'IdeaStatus').defined()).nullable(),
  category: array(string().defined()).nullable(),
  mine: boolean().nullable().meta({ description: 'Submitted by the viewer (true) or by others (false).' }),
  inside: boolean().nullable().meta({
    description: 'Of which the viewer sees the answers (true): one’s own, and for the university all.',
  }),
  waiting: boolean().nullable(),
  booked: boolean().nullable().meta({ description: 'With (true) or without (false) a session that is still to come.' }),
  scoredByMe: boolean().nullable().meta({ description: 'With (true) or without (false) a score of the viewer.' }),
})

export const similarIdeasRules = object({
  title: string().trim().max(200, 'At most 200 characters').defined(),
  description: string().trim().max(2_000, 'At most 2000 characters').defined(),
})
