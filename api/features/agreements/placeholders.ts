/** What templates of agreements may name: the answers of the form, and how each is used. */
import * as texts from '#texts/agreements/placeholders.js'
import { directions, type AgreementKind } from './agreement.rules.ts'

export interface Placeholder {
  name: string
  about: () => string
  /** Whether every draft must show it, whether the template must at least name it, or neither. */
  need: 'shown' | 'named' | 'free'
  /** Whether the form may leave it empty. */
  mayBeEmpty: boolean
  /** What it may be where it chooses among cases; null for words that people write. */
  cases: readonly string[] | null
  isNumber: boolean
}

const placeholder = (name: string, about: () => string, more: Partial<Placeholder> = {}): Placeholder => ({
  name,
  about,
  need: 'free',
  mayBeEmpty: false,
  cases: null,
  isNumber: false,
  ...more,
})

const ofAll = [
  placeholder('purpose', texts.purpose, { need: 'shown' }),
  placeholder('subject', texts.subject, { need: 'shown' }),
  placeholder('title', texts.title),
  placeholder('researcher', texts.researcher),
  placeholder('today', texts.today),
]

const ofAgreements = [
  placeholder('counterparty', texts.counterparty, { need: 'shown' }),
  placeholder('counterpartyContact', texts.counterpartyContact, { mayBeEmpty: true }),
  placeholder('direction', texts.direction, { need: 'named', cases: directions }),
  placeholder('startsOn', texts.startsOn, { need: 'named', mayBeEmpty: true }),
  placeholder('months', texts.months, { need: 'named', mayBeEmpty: true, isNumber: true }),
  placeholder('governingLaw', texts.governingLaw, { need: 'named', mayBeEmpty: true }),
  placeholder('contact', texts.contact, { need: 'shown' }),
]

const personalData = placeholder('personalData', texts.personalData, { need: 'named', cases: ['YES', 'NO'] })

/** What the template of a kind may name, in the order in which it is explained. */
export function placeholdersOf(kind: AgreementKind): readonly Placeholder[] {
  if (kind === 'PATENTABILITY') return ofAll
  return [...ofAgreements, ...(kind === 'DATA_USE' ? [personalData] : []), ...ofAll]
}

/** Placeholders whose values choose among cases and are no words of people. */
export const choosing: ReadonlySet<string> = new Set(
  [...ofAgreements, personalData].filter(({ cases }) => cases).map(({ name }) => name),
)
