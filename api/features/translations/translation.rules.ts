/** What the other version of a record's texts must hold. */
import { object } from 'yup'
import { field } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { nodeOf } from '#api/rules.ts'
import * as texts from '#texts/translations/rules.js'

/** The kinds that have texts in both languages (translatedKinds). */
const kinds = ['Challenge', 'Company', 'Idea', 'Project', 'Team', 'TechnologySummary', 'User'] as const

/** No shorter than what the first text may have, whatever the kind. */
const written = object({
  title: field(texts.title(), 300),
  name: field(texts.name(), 200),
  headline: field(texts.headline(), 120),
  abstract: field(texts.abstract(), 20_000),
  description: field(texts.description(), 20_000),
  problemStatement: field(texts.problemStatement(), 20_000),
  bio: field(texts.bio(), 5_000),
  problem: field(texts.problem(), 800),
  solution: field(texts.solution(), 1_000),
  alternative: field(texts.alternative(), 160),
  advantages: field(texts.advantages(), 1_000, 'One per line.'),
  sought: field(texts.sought(), 300),
})

export const updateTranslationRules = editRules(object({ recordId: nodeOf(kinds, texts.recordNotFound) }), written)
