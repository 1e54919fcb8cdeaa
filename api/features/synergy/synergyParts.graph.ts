/** What an analysis of synergy consists of, in the schema. */
import { builder, describedEnum } from '../../builder.ts'
import type { Risk, SynergyReport as Report } from '../../synergy/report.ts'
import { scoreNames } from '../../synergy/report.ts'
import type { Score } from '../../synergy/scores.ts'
import type { Passage, SharedWord } from '../../matching/sharedWords.ts'

export const SynergyScore = builder.objectRef<Score>('SynergyScore').implement({
  description: 'One of the five scores of a synergy.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its name for programs, such as crossSector.' }),
    title: t.string({ resolve: ({ key }) => scoreNames[key]() }),
    value: t.exposeFloat('value', { nullable: true, description: '0-1; null when nothing that it rests on is known.' }),
    reasons: t.exposeStringList('reasons', { description: 'What it rests on, a sentence each.' }),
  }),
})

const SynergyPlace = builder.objectRef<{ start: number; end: number }>('SynergyPlace').implement({
  description: 'Where a word stands in a text, in UTF-16 units.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'At its first letter.' }),
    end: t.exposeInt('end', { description: 'After its last letter.' }),
  }),
})

const SynergyPassage = builder.objectRef<Passage>('SynergyPassage').implement({
  description: 'A sentence of a project in which a shared word stands.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The field that it comes from; empty for the title.' }),
    text: t.exposeString('text'),
    places: t.field({ type: [SynergyPlace], resolve: ({ places }) => places }),
  }),
})

export const SynergyWord = builder.objectRef<SharedWord>('SynergyWord').implement({
  description: 'A word that both projects use.',
  fields: (t) => ({
    word: t.exposeString('word'),
    source: t.field({ type: SynergyPassage, description: 'In one’s own project.', resolve: ({ one }) => one }),
    target: t.field({ type: SynergyPassage, description: 'In the other project.', resolve: ({ other }) => other }),
  }),
})

const SynergyGrade = describedEnum<Risk['impact']>('SynergyGrade', 'How likely a risk is, or how much it would do.', {
  LOW: null,
  MEDIUM: null,
  HIGH: null,
})

const SynergyRisk = builder.objectRef<Risk>('SynergyRisk').implement({
  description: 'What could go wrong when two projects work together.',
  fields: (t) => ({
    group: t.exposeString('group', { description: 'technical, resources or commercial.' }),
    risk: t.exposeString('risk'),
    probability: t.field({ type: SynergyGrade, resolve: ({ probability }) => probability }),
    impact: t.field({ type: SynergyGrade, resolve: ({ impact }) => impact }),
    mitigation: t.exposeString('mitigation', { description: 'What makes it less likely.' }),
  }),
})

const SynergyPhase = builder.objectRef<Report['roadmap'][number]>('SynergyPhase').implement({
  description: 'A phase of the joint work that is proposed.',
  fields: (t) => ({
    title: t.exposeString('title'),
    duration: t.exposeString('duration', { description: 'From which month to which.' }),
    activities: t.exposeStringList('activities'),
  }),
})

export const SynergyReport = builder.objectRef<Report>('SynergyReport').implement({
  description: 'What follows from the scores of a synergy, in words.',
  fields: (t) => ({
    keyRecommendation: t.exposeString('keyRecommendation'),
    collaborationPotential: t.exposeString('collaborationPotential'),
    overlappingTechnologies: t.exposeStringList('overlappingTechnologies', {
      description: 'Words that both use most.',
    }),
    complementaryAspects: t.exposeStringList('complementaryAspects', {
      description: 'What one of the two has and the other lacks.',
    }),
    crossSectorApplications: t.exposeStringList('crossSectorApplications'),
    breakthroughPotential: t.exposeString('breakthroughPotential'),
    roadmap: t.field({ type: [SynergyPhase], resolve: ({ roadmap }) => roadmap }),
    risks: t.field({ type: [SynergyRisk], resolve: ({ risks }) => risks }),
    immediateActions: t.exposeStringList('immediateActions'),
    successFactors: t.exposeStringList('successFactors'),
    teamStructure: t.exposeStringList('teamStructure'),
  }),
})
