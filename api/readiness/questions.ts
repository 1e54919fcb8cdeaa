/** The follow-up questions: how many by completeness, on up to three topics of which something is missing. */
import * as texts from '#texts/readiness/questions.js'
import { topics, type Completeness, type Topic } from './completeness.ts'

export interface Question {
  topic: Topic
  text: string
  /** The dimensions of which an answer speaks. */
  codes: readonly string[]
}

const question = (topic: Topic, text: () => string, ...codes: string[]): Question => ({ topic, text: text(), codes })

/** Of each topic the more important question first. */
const bank: readonly Question[] = [
  question('MARKET', texts.customer, 'B1', 'B3', 'A3'),
  question('MARKET', texts.demand, 'B1', 'B2'),
  question('PROBLEM', texts.problem, 'A1', 'A2', 'B1'),
  question('PROBLEM', texts.advantage, 'A1', 'A2'),
  question('RESOURCES', texts.resources, 'C1', 'C2', 'C4'),
  question('RESOURCES', texts.cost, 'A1', 'C4'),
  question('PARTNERS', texts.stakeholders, 'B3', 'B1'),
  question('PARTNERS', texts.skills, 'C6', 'A3'),
  question('REGULATION', texts.regulation, 'D1', 'D3'),
  question('REGULATION', texts.policy, 'D2', 'D1'),
  question('TIMELINE', texts.timeline, 'C2', 'C1'),
  question('TECHNOLOGY', texts.tests, 'A2', 'C2'),
  question('TECHNOLOGY', texts.manufacturing, 'C4', 'C5', 'C3'),
  question('PROPERTY', texts.property, 'A2', 'B1'),
  question('RISKS', texts.risks, 'D4', 'D5'),
]

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

/** The dimensions of which a question of the bank asks. */
export const codesOf = (text: string): readonly string[] => bank.find((one) => one.text === text)?.codes ?? []
