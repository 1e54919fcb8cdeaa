/** What the scores of synergy are made of: figures from 0 to 1, each with its reason in words (docs/synergy.md#scores). */
import * as texts from '#texts/synergy/parts.js'
import { overlapOf } from '../matching/overlap.ts'
import { activity, isProtected, textOf, type FieldText, type ComparedProject } from '../matching/comparedProject.ts'

interface Part {
  value: number
  reason: string
}

/** Null where it is not known. */
export type Figure = (one: ComparedProject, other: ComparedProject) => Part | null

const percent = (value: number) => Math.round(value * 100)

const overlap =
  (of: (project: ComparedProject) => readonly FieldText[], words: (values: { percent: number }) => string): Figure =>
  (one, other) => {
    const value = overlapOf(textOf(of(one)), textOf(of(other)))
    return value === null ? null : { value, reason: words({ percent: percent(value) }) }
  }

export const subjects: Figure = overlap(({ subject }) => subject, texts.subjects)
export const methods: Figure = overlap(({ methods: own }) => own, texts.methods)
export const markets: Figure = overlap(({ market }) => market, texts.markets)

/** How far apart two fields are: the same department, the same faculty, or neither. */
export const distance: Figure = (one, other) => {
  if (!one.department || !other.department) return null
  const both = { one: one.department, other: other.department }
  if (one.department === other.department)
    return { value: 0, reason: texts.sameDepartment({ department: one.department }) }
  if (one.faculty && one.faculty === other.faculty) return { value: 0.5, reason: texts.sameFaculty(both) }
  return { value: 1, reason: texts.otherFaculty(both) }
}

/** What can be carried from one field to another: the methods, or the subjects where methods are not known. */
export const transfer: Figure = (one, other) => methods(one, other) ?? subjects(one, other)

/** People who are near one another can share rooms and instruments. */
export const nearness: Figure = (one, other) => {
  if (one.institution && one.institution.toLowerCase() === other.institution.toLowerCase())
    return { value: 1, reason: texts.sameInstitution({ institution: one.institution }) }
  const apart = distance(one, other)
  return apart && { value: 1 - apart.value * 0.75, reason: apart.reason }
}

const funded = { UNFUNDED: 0, PARTIALLY_FUNDED: 0.5, FUNDED: 1 }

/** Money on one side helps both; two that lack it compete for it. */
export const funding: Figure = (one, other) => {
  const most = Math.max(funded[one.fundingStatus], funded[other.fundingStatus])
  const reason = most === 1 ? texts.funded() : most === 0.5 ? texts.partlyFunded() : texts.notFunded()
  return { value: most, reason }
}

/** The share of the shorter one's time in which both run. */
export const time: Figure = (one, other) => {
  const spans = [one, other].map(({ startDate, endDate }) =>
    startDate && endDate ? [Date.parse(startDate), Date.parse(endDate)] : null,
  )
  const [first, second] = spans
  if (!first || !second) return null
  const length = ([start, end]: number[]) => Math.max(1, end! - start!)
  const both = Math.min(first[1]!, second[1]!) - Math.max(first[0]!, second[0]!)
  const value = Math.min(1, Math.max(0, both) / Math.min(length(first), length(second)))
  return { value, reason: value > 0 ? texts.time({ percent: percent(value) }) : texts.noTime() }
}

/** Two at the same stage can work side by side. */
export const stages: Figure = ({ trl: one }, { trl: other }) => {
  if (one === null || other === null) return null
  return { value: 1 - Math.abs(one - other) / 8, reason: texts.stages({ one, other }) }
}

/** The one that is less under way decides. */
export const underWay: Figure = (one, other) => {
  const value = Math.min(activity(one), activity(other))
  return { value, reason: value === 1 ? texts.underWay() : value >= 0.6 ? texts.soon() : texts.notUnderWay() }
}

/** Somebody besides the lead is needed for joint work. */
export const teams: Figure = (one, other) => {
  const [fewest, most] = [one.people, other.people].toSorted((a, b) => a - b) as [number, number]
  return { value: Math.min(1, fewest / 3), reason: texts.teams({ fewest, most }) }
}

/** How far the one that is further is from the market: it shows the other the way. */
export const closest: Figure = (one, other) => {
  const levels = [one.trl, other.trl].filter((trl) => trl !== null)
  if (!levels.length) return null
  const trl = Math.max(...levels)
  return { value: (trl - 1) / 8, reason: texts.closest({ trl }) }
}

/** Rights that can be bundled in one offer. */
export const rights: Figure = (one, other) => {
  if (!one.whole || !other.whole) return null
  const said = [one, other].some(({ ipStatus, patentReference }) => ipStatus || patentReference)
  if (!said) return null
  const count = [one, other].filter(isProtected).length
  return { value: count / 2, reason: texts.rights({ count }) }
}
