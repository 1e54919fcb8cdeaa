/** What inputs about theses and opportunities must hold (docs/spec/investors.md#opportunities). */
import { array, boolean, object, string } from 'yup'
import { givenWith, notBelow } from '#api/fieldRules.ts'
import { amount, enumOf, nodeId, tagList, text, wholeNumber } from '#api/rules.ts'
import { sectors } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/opportunities/rules.js'

export const fundingStages = ['UNFUNDED', 'PARTIALLY_FUNDED', 'FUNDED'] as const

const sectorList = () =>
  array(
    string()
      .oneOf([...sectors], texts.unknownSector)
      .defined(),
  ).max(sectors.length)
const stageList = () => array(enumOf(fundingStages, 'FundingStatus').defined())

const least = (label: string, description: string) =>
  amount().min(1, texts.aboveZero).optional().nullable().meta({ label, description })

const level = (label: string, description: string) =>
  wholeNumber().min(1).max(9).optional().nullable().meta({ label, description })

export const saveInvestmentThesisRules = object({
  sectors: sectorList().meta({ label: texts.sectors(), description: 'Sectors as the tags of projects name them.' }),
  trlFrom: level(texts.trlFrom(), 'The lowest Technology Readiness Level, 1-9; both ends or none.').test(
    givenWith('trlUntil', texts.bothEnds),
  ),
  trlUntil: level(texts.trlUntil(), 'The highest Technology Readiness Level, 1-9.')
    .test(givenWith('trlFrom', texts.bothEnds))
    .test(notBelow('trlFrom', texts.order)),
  ticketFrom: least(texts.ticketFrom(), 'The least of one investment, AED; both ends or none.').test(
    givenWith('ticketUntil', texts.bothEnds),
  ),
  ticketUntil: least(texts.ticketUntil(), 'The most of one investment, AED.')
    .test(givenWith('ticketFrom', texts.bothEnds))
    .test(notBelow('ticketFrom', texts.order)),
  stages: stageList().meta({ label: texts.stages(), description: 'How far the funding of a project may be.' }),
  places: tagList().max(20).meta({ label: texts.places(), description: 'Countries, regions or cities, at most 20.' }),
  words: text(1_000).meta({ label: texts.words(), description: 'What is looked for, in the investor’s own words.' }),
  shared: boolean().meta({ label: texts.shared(), description: 'Whether the university reads it.' }),
})

const projectId = nodeId('Project', texts.notFound)
const note = () => text(2_000).meta({ label: texts.note(), description: 'For the investor alone.' })
const id = nodeId('OpportunityMark', texts.notSaved)

export const saveOpportunityRules = object({ projectId, note: note() })
export const unsaveOpportunityRules = object({ id })
export const updateSavedOpportunityRules = object({ id, note: note() })
export const dismissOpportunityRules = object({
  projectId,
  lessLikeThis: boolean().meta({
    label: texts.less(),
    description: 'Whether others with the same tags are to rank lower.',
  }),
})
export const restoreOpportunityRules = object({ projectId })
export const seeOpportunityRules = object({ projectId })

export const opportunityFilterRules = object({
  search: text(200).meta({ description: 'Words of title, description and tags; all must be found.' }),
  sectors: sectorList().nullable().meta({ description: 'In one of these sectors.' }),
  trl: array(wholeNumber().min(1).max(9).defined()).nullable().meta({ description: 'At one of these levels.' }),
  fundingStatus: stageList().nullable(),
  askedMin: amount().optional().nullable().meta({ description: 'The least that is asked for, AED.' }),
  askedMax: amount().optional().nullable().meta({ description: 'The most that is asked for, AED.' }),
  show: enumOf(['UNDECIDED', 'SAVED', 'DISMISSED'], 'OpportunityShow').optional().nullable().meta({
    description:
      'Those that are saved, those that are dismissed, or those on which the viewer has decided nothing; otherwise all that are not dismissed.',
  }),
  changed: boolean()
    .nullable()
    .meta({ description: 'Only those that have changed since the viewer last looked (true).' }),
  dismissedIds: array(nodeId('Project').defined())
    .max(1_000)
    .nullable()
    .meta({ description: 'Without these projects.' }),
})
