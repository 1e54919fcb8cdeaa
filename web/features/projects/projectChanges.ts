/** What a project's form changes of what is saved: the fields, and each from what to what in the words of the screens. */
import * as texts from '#texts/projects/projectChanges.js'
import { ipStatusWords, offerWords } from '#api/features/projects/offered.rules.ts'
import { updateProjectRules } from '#api/features/projects/project.rules.ts'
import { plainValue } from '#web/features/history/plainValue.ts'
import { inputOf } from '#web/ui/form/inputOf.ts'
import { labelOf } from '#web/ui/form/ruleWords.ts'
import { formatMoney } from '#web/ui/format.ts'
import type { ProjectValues } from './projectForm.ts'
import { fundingWords, statusWords, trlWords } from './projectWords.ts'

export interface ProjectChange {
  field: string
  label: string
  /** Null where a text is changed in too many places to show them. */
  words: { before: string; after: string } | null
}

type Values = Readonly<Record<string, unknown>>

/** The values as the API takes them, so that 5 is 5 however a control holds it; what the rules cannot read stays as it is written. */
function readOf(values: Values): Values {
  const read = inputOf(updateProjectRules, values)
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, Number.isNaN(read[name]) ? values[name] : (read[name] ?? '')]),
  )
}

/** The changes, in the order of the saved fields. */
export function projectChanges(saved: ProjectValues, values: ProjectValues): ProjectChange[] {
  const [before, after] = [readOf(saved), readOf(values)]
  return Object.keys(before)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      field,
      label: labelOf(updateProjectRules, field),
      words: shortened(valueWords(field, before[field]), valueWords(field, after[field])),
    }))
}

const coded: Readonly<Record<string, (value: string) => string>> = {
  fundingStatus: (value) => fundingWords[value as keyof typeof fundingWords],
  ipStatus: ipStatusWords,
  offerType: offerWords,
  status: (value) => statusWords[value as keyof typeof statusWords],
}
const money = new Set(['budget', 'fundingAmount', 'fundingAmountNeeded'])

/** A value that the form holds, as people read it. */
function valueWords(field: string, value: unknown): string {
  if (typeof value === 'string' && value) return coded[field]?.(value) ?? plainValue(value)
  if (typeof value !== 'number') return plainValue(value)
  if (field === 'trl') return trlWords(value)
  return money.has(field) ? formatMoney(value) : plainValue(value)
}

/** The changed fields alone, as the form holds them; null when nothing is changed. */
export function changedValues(saved: ProjectValues, values: ProjectValues): Partial<ProjectValues> | null {
  const names = projectChanges(saved, values).map(({ field }) => field)
  return names.length ? Object.fromEntries(names.map((name) => [name, values[name as keyof ProjectValues]])) : null
}

/** Characters that are shown of a text, and words around what is changed in a longer one. */
const most = 100
const around = 3

/** Both texts where they are short, the part in which they differ where they are long; null where that is long, too. */
function shortened(before: string, after: string): ProjectChange['words'] {
  if (before.length <= most && after.length <= most) return { before, after }
  const [one, other] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  const least = Math.min(one.length, other.length)
  let start = 0
  while (start < least && one[start] === other[start]) start++
  let end = 0
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const from = Math.max(0, start - around)
  const part = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - end + around)
    const text = words.slice(from, to).join('').trim()
    return texts.part({ text, begins: from === 0 ? 'yes' : 'no', ends: to === words.length ? 'yes' : 'no' })
  }
  const words = { before: part(one), after: part(other) }
  return words.before.length <= most && words.after.length <= most ? words : null
}
