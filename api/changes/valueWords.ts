/**
 * The values of changes in the reader's language where they are kept as codes or numbers: those of enums, records by their
 * titles, and the few words that the code itself writes down; amounts with their currency. What people wrote and moments are left to
 * who shows them.
 */
import { listed } from '#listed'
import { moneyInWords } from '#localized'
import { getDatamodel } from '../__generated__/pothos.ts'
import { actionRules } from '../action.ts'
import { batched } from '../batched.ts'
import { changeValueWords } from '../changeWords.rules.ts'
import type { Context } from '../context.ts'
import { ipStatusWords, offerWords } from '../features/projects/offered.rules.ts'
import { modelInWords } from '../modelWords.ts'
import { titlesOf } from '../records/titles.ts'
import { isState, stateInWords } from '../stateWords.rules.ts'
import { enumInWords } from './enumWords.ts'
import { isMoney, knownField, nodeOf, type Deed } from './fieldNames.ts'
import * as list from '#texts/activity/list.js'
import * as texts from '#texts/history/values.js'

interface Column {
  name: string
  kind: string
  type: string
  relationFromFields?: readonly string[]
}
const models = getDatamodel().datamodel.models as Record<string, { fields: readonly Column[] }>
const columnOf = (entity: string, field: string) => models[entity]?.fields.find(({ name }) => name === field)

/** Texts of records whose values forms offer: they are kept as they were chosen. */
const offered: Readonly<Record<string, (value: string) => string>> = {
  ipStatus: ipStatusWords,
  offerType: offerWords,
}

/** The enums of fields that are no columns of the record. */
const enums: Readonly<Record<string, string>> = {
  'Collaboration.agreement': 'AgreementState',
  'Collaboration.level': 'RiskLevel',
  'Holding.requested': 'UpdateInterval',
  'Patent.outcome': 'PatentDeadlineOutcome',
  'TrlClaim.answer': 'TrlAnswer',
  'User.mail': 'EmailDelivery',
  'User.videoService': 'IntegrationKind',
}

/** What is kept of a person, by whose name, or of a question: the enum by the kind of record. */
const ofNames: Readonly<Record<string, string>> = {
  ArlAssessment: 'ArlRisk',
  Challenge: 'ReviewTeamRole',
  Meeting: 'MeetingAnswer',
  Project: 'ProjectRole',
  Team: 'TeamRole',
}

/** The records that fields name, where those are no columns. */
const references: Readonly<Record<string, string>> = { projects: 'Project', teams: 'Team', mergedIdeaId: 'Idea' }

/** The kind of record whose number a field has. */
function referenceOf({ action, entity }: Deed, field: string): string | undefined {
  const related = models[entity]?.fields.find(({ relationFromFields }) => relationFromFields?.[0] === field)
  const rule = actionRules.get(action)?.fields[field]
  return related?.type ?? references[field] ?? nodeOf(rule as never)
}

/** The enum of a field, by its name in the schema of the database. */
function enumOf(deed: Deed, field: string): string | undefined {
  const column = columnOf(deed.entity, field)
  if (column) return column.kind === 'enum' ? column.type : undefined
  return enums[`${deed.entity}.${field}`] ?? (isName(deed, field) ? ofNames[deed.entity] : undefined)
}

/** Whether the name of a change is that of a person, a question or the like, or tells of one. */
const isName = (deed: Deed, field: string) => / /.test(field) || knownField(deed, field) === undefined

const states = new Set(['status', 'state', 'stage'])

function codeInWords(deed: Deed, field: string, code: string): string | undefined {
  const known = enumOf(deed, field)
  if (known) return enumInWords(known, code)
  if (states.has(field) && isState(code)) return stateInWords(code)
  if (columnOf(deed.entity, field)) return offered[field]?.(code)
  return changeValueWords(field, code) ?? (texts.kept({ word: code }) || undefined)
}

const titles = new Map<string, (ctx: Context, id: number) => Promise<string | null>>()

/** A record by its title, or by its number where the viewer does not know that. */
async function recordInWords(ctx: Context, entity: string, id: number): Promise<string> {
  if (!titles.has(entity))
    titles.set(
      entity,
      batched((context, ids) =>
        titlesOf(
          context,
          ids.map((entityId) => ({ entity, entityId })),
        ),
      ),
    )
  const title = await titles.get(entity)!(ctx, id)
  return title ?? list.number({ kind: modelInWords(entity), number: String(id) })
}

/** What a value says in words; null where it says so itself. */
export async function valueInWords(ctx: Context, deed: Deed, field: string, value: unknown): Promise<string | null> {
  if (Array.isArray(value)) {
    const words = await Promise.all(value.map((one: unknown) => valueInWords(ctx, deed, field, one)))
    if (words.every((one) => one === null)) return null
    return listed(value.map((one: unknown, nth) => words[nth] ?? String(one)))
  }
  if (typeof value === 'string') return codeInWords(deed, field, value) ?? null
  if (typeof value === 'number' && isMoney(deed, field)) return moneyInWords(value)
  const entity = typeof value === 'number' && value > 0 ? referenceOf(deed, field) : undefined
  return entity && models[entity] ? recordInWords(ctx, entity, value as number) : null
}
