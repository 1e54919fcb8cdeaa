/** The rubric of adoption readiness in the schema. */
import type { ArlRisk } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { areas, wordsOf, type Area, type Dimension, type DimensionWords } from '../../readiness/rubric.ts'

export const ArlRiskEnum = describedEnum<ArlRisk>(
  'ArlRisk',
  'The risk that a dimension is to adoption. The documented readiness words are its reverse: low risk is high readiness.',
  { LOW: null, MEDIUM: null, HIGH: null, NOT_APPLICABLE: 'The dimension does not apply to the technology.' },
)

const ArlDimensionWords = builder.objectRef<DimensionWords>('ArlDimensionWords').implement({
  description: 'What a dimension says.',
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    low: t.exposeString('low', { description: 'What holds when the risk is low.' }),
    medium: t.exposeString('medium', { description: 'What holds when the risk is medium.' }),
    high: t.exposeString('high', { description: 'What holds when the risk is high.' }),
  }),
})

export const ArlDimension = builder.objectRef<Dimension>('ArlDimension').implement({
  description:
    'A dimension of the Adoption Readiness Assessment of the US Department of Energy (April 2025), in the language of the request.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A1 to D5.' }),
    title: t.string({ resolve: (dimension) => wordsOf(dimension).title }),
    description: t.string({ resolve: (dimension) => wordsOf(dimension).description }),
    low: t.string({
      description: 'What holds when the risk is low.',
      resolve: (dimension) => wordsOf(dimension).low,
    }),
    medium: t.string({
      description: 'What holds when the risk is medium.',
      resolve: (dimension) => wordsOf(dimension).medium,
    }),
    high: t.string({
      description: 'What holds when the risk is high.',
      resolve: (dimension) => wordsOf(dimension).high,
    }),
    original: t.field({
      type: ArlDimensionWords,
      description: 'The published words in English, of which the others are the university’s translation.',
      resolve: ({ words }) => words.en,
    }),
  }),
})

const ArlArea = builder.objectRef<Area>('ArlArea').implement({
  description: 'An area of the rubric: dimensions that belong together.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its name in the documented calls, such as valueProposition.' }),
    title: t.string({ resolve: (area) => wordsOf(area).title }),
    description: t.string({ resolve: (area) => wordsOf(area).description }),
    dimensions: t.field({ type: [ArlDimension], resolve: ({ dimensions }) => dimensions }),
  }),
})

builder.queryField('arlRubric', (t) =>
  t.field({
    type: [ArlArea],
    requires: 'ARL_LIST',
    description: 'The four areas and 17 dimensions by which adoption readiness is rated.',
    resolve: () => [...areas],
  }),
)
