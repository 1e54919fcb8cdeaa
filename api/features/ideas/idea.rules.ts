/** What an input about ideas must hold (docs/spec/ideas.md#validation). */
import { array, boolean, object, string } from 'yup'
import { enumOf, nodeId, tagList, text } from '#api/rules.ts'
import * as texts from '#texts/ideas/rules.js'

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
  'MERGED',
] as const

/** Why a validated or merged idea cannot be changed (docs/spec/ideas.md#states). */
export const lockedWords = (status: (typeof ideaStatuses)[number]): string =>
  status === 'MERGED' ? texts.mergedLocked() : texts.locked()

const title = text(10_000)
  .min(5, texts.titleMustBeAtLeast5)
  .max(100, texts.titleMustBeLessThan100)
  .meta({ label: texts.title(), description: 'The title, 5 to 100 characters.' })
const description = text(10_000)
  .min(20, texts.descriptionMustBeAtLeast20)
  .max(1_000, texts.descriptionMustBeLessThan1000)
  .meta({ label: texts.description(), description: 'The description, 20 to 1000 characters.' })
/** The documented categories, and General, which edited ideas have from before. */
const category = text(100)
  .oneOf([...ideaCategories, 'General'], texts.selectCategory)
  .meta({ label: texts.category() })
const details = {
  tags: tagList().meta({ label: texts.tags(), description: 'Tags, as a list or as comma-separated text.' }),
  visibleToResearchers: boolean().meta({
    label: texts.showItToOtherResearchers(),
    description: 'Whether other researchers may see it once it is submitted.',
  }),
  confidential: boolean().meta({
    label: texts.keepItConfidential(),
    description:
      'Whether it is kept from others until its IP check is done: only its submitter, the university and the experts who accepted to validate it read it.',
  }),
}
const id = nodeId('Idea', texts.ideaNotFound)

/** An empty text is one that is missing: the documented minimum speaks. */
const required = (words: () => string) => string().required(words)

export const createIdeaRules = object({
  title: title.concat(required(texts.titleMustBeAtLeast5)),
  description: description.concat(required(texts.descriptionMustBeAtLeast20)),
  category: category.concat(required(texts.selectCategory)),
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
  userId: nodeId('User', texts.chooseColleague).meta({ label: texts.colleague() }),
  message: text(500).meta({ label: texts.message() }),
})

export const createIdeaMessageRules = object({
  id,
  text: text(5_000).required(texts.writeMessage).meta({ label: texts.message() }),
})

export const ideaFilterRules = object({
  search: string()
    .max(200, texts.atMost200Characters)
    .nullable()
    .meta({ description: 'Any part of a word in title, description, category or tags.' }),
  status: array(enumOf(ideaStatuses, 'IdeaStatus').defined()).nullable(),
  category: array(string().defined()).nullable(),
  mine: boolean().nullable().meta({ description: 'Submitted by the viewer (true) or by others (false).' }),
  inside: boolean().nullable().meta({
    description: 'Of which the viewer sees the answers (true): one’s own, and for the university all.',
  }),
  waiting: boolean().nullable(),
  ipCheckOpen: boolean().nullable().meta({
    description: 'Submitted, confidential and without an IP check, which the viewer can record (true).',
  }),
  toBeProtected: boolean().nullable().meta({
    description: 'Kept confidential by their IP check, of those that the viewer reviews (true).',
  }),
  booked: boolean().nullable().meta({ description: 'With (true) or without (false) a session that is still to come.' }),
  scoredByMe: boolean().nullable().meta({ description: 'With (true) or without (false) a score of the viewer.' }),
})
