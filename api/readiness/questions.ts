/** The follow-up questions: how many by completeness, on up to three topics of which something is missing. */
import * as texts from '#texts/readiness/questions.js'
import { inEachLanguage, toKeep } from '../language.ts'
import { topics, type Completeness, type Topic } from './completeness.ts'

export interface Question {
  /** By which an assessment keeps it, so that each reader has it in their language. */
  key: string
  topic: Topic
  words: () => string
  /** The dimensions of which an answer speaks. */
  codes: readonly string[]
}

const question = (topic: Topic, words: () => string, ...codes: string[]): Omit<Question, 'key'> => ({
  topic,
  words,
  codes,
})

/** Of each topic the more important question first. */
const byKey: Readonly<Record<string, Omit<Question, 'key'>>> = {
  customer: question('MARKET', texts.customer, 'B1', 'B3', 'A3'),
  demand: question('MARKET', texts.demand, 'B1', 'B2'),
  problem: question('PROBLEM', texts.problem, 'A1', 'A2', 'B1'),
  advantage: question('PROBLEM', texts.advantage, 'A1', 'A2'),
  resources: question('RESOURCES', texts.resources, 'C1', 'C2', 'C4'),
  cost: question('RESOURCES', texts.cost, 'A1', 'C4'),
  stakeholders: question('PARTNERS', texts.stakeholders, 'B3', 'B1'),
  skills: question('PARTNERS', texts.skills, 'C6', 'A3'),
  regulation: question('REGULATION', texts.regulation, 'D1', 'D3'),
  policy: question('REGULATION', texts.policy, 'D2', 'D1'),
  timeline: question('TIMELINE', texts.timeline, 'C2', 'C1'),
  tests: question('TECHNOLOGY', texts.tests, 'A2', 'C2'),
  manufacturing: question('TECHNOLOGY', texts.manufacturing, 'C4', 'C5', 'C3'),
  property: question('PROPERTY', texts.property, 'A2', 'B1'),
  risks: question('RISKS', texts.risks, 'D4', 'D5'),
}

const bank: readonly Question[] = Object.entries(byKey).map(([key, asked]) => ({ key, ...asked }))

/** Topics that are asked of at a time. */
const mostTopics = 3

const countFor = (percent: number) => (percent > 70 ? 2 : percent > 40 ? 3 : 5)

/**
 * The questions in the order in which they are asked: one of each missing topic, then their second ones, then those that
 * matter most to readiness.
 */
export function questionsFor({ percent, topics: missing }: Completeness): Question[] {
  const first = missing.slice(0, mostTopics)
  return [first, topics.filter((topic) => !first.includes(topic))]
    .flatMap((some) => {
      const of = some.map((topic) => bank.filter((one) => one.topic === topic))
      return [0, 1].flatMap((nth) => of.flatMap((own) => own[nth] ?? []))
    })
    .slice(0, countFor(percent))
}

/** The question of the bank that an assessment keeps: by its key, or by its words in any language, as older ones do. */
const inBank = (kept: string): Question | undefined =>
  bank.find(({ key, words }) => key === kept || inEachLanguage(words).includes(kept))

/** The dimensions of which a kept question asks. */
export const codesOf = (kept: string): readonly string[] => inBank(kept)?.codes ?? []

/** A kept question as it is asked; one that a model drafted is kept in its words. */
export const questionWords = (kept: string): string => inBank(kept)?.words() ?? kept

/** A kept question in each language in which it may be answered. */
export const wordsInEachLanguage = (kept: string): string[] => inEachLanguage(() => questionWords(kept))

/** The words of a kept question by which the length of its answer is measured, in whatever language it is read. */
export const measuredWords = (kept: string): string => toKeep(() => questionWords(kept))
