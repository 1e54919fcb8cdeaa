/** What inputs about grants must hold (docs/spec/university.md#grants). */
import { array, boolean, object, type InferType } from 'yup'
import { universityDay } from '#api/days.ts'
import { day, field } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { amount, enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/grants/rules.js'

export const grantStatuses = [
  'PREPARING',
  'SUBMITTED',
  'AWARDED',
  'ACTIVE',
  'COMPLETED',
  'DECLINED',
  'WITHDRAWN',
  'TERMINATED',
] as const
export const grantRoles = ['LEAD', 'PARTNER', 'SUBAWARD'] as const
export const grantMemberRoles = ['PRINCIPAL_INVESTIGATOR', 'CO_INVESTIGATOR', 'MEMBER'] as const
export const grantItemKinds = ['DELIVERABLE', 'REPORT'] as const

const id = nodeId('ResearchGrant', texts.notFound)
const neededDay = (label: string) => day(label).nonNullable(texts.giveDay).required(texts.giveDay)

/** The end of a period that begins with a field of the same form. */
const endsAfter = (label: string, begin: string) =>
  day(label).test('order', texts.endsBeforeBegin, (value, { parent }) => {
    const from = (parent as Record<string, Date | null | undefined>)[begin]
    return value == null || from == null || value >= from
  })

const memberRules = object({
  userId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.person(), description: 'A researcher with an account; null for everyone else.' }),
  name: text(120).meta({ label: texts.name(), description: 'The name of a member without an account.' }),
  affiliation: field(texts.affiliation(), 200, 'The organization, or the department within the university.'),
  role: enumOf(grantMemberRoles, 'GrantMemberRole', texts.chooseMemberRole)
    .required(texts.chooseMemberRole)
    .meta({ label: texts.memberRole() }),
})
  .test(
    'named',
    ({ userId, name }, { createError, path }) =>
      userId != null || Boolean(name) || createError({ path: `${path}.name`, message: texts.giveName() }),
  )
  .meta({ input: 'GrantMemberInput' })
export type GrantMemberInput = InferType<typeof memberRules>

const details = {
  title: text(300).required(texts.giveTitle).meta({ label: texts.title() }),
  funder: text(200).required(texts.giveFunder).meta({ label: texts.funder() }),
  call: field(texts.call(), 200, 'The program or the call to which it was submitted.'),
  reference: field(texts.reference(), 100, 'The number that the funder gave it.'),
  amount: amount()
    .min(1, texts.amountAboveZero)
    .required(texts.giveAmount)
    .meta({ label: texts.amount(), description: 'What is asked for or was awarded, AED in whole units.' }),
  role: enumOf(grantRoles, 'GrantRole', texts.chooseRole)
    .required(texts.chooseRole)
    .meta({ label: texts.role(), description: 'What the university is in it.' }),
  startsOn: day(texts.startsOn()),
  endsOn: endsAfter(texts.endsOn(), 'startsOn'),
  members: array(memberRules.required())
    .max(50, texts.most50)
    .default([])
    .test('twice', texts.namedTwice, (given) => {
      const people = (given ?? []).map(({ userId }) => userId).filter((userId) => userId != null)
      return new Set(people).size === people.length
    })
    .meta({ label: texts.members(), description: 'Who works on it, in their order.' }),
  notes: text(5_000).meta({ label: texts.notes() }),
}

/** What is entered by hand may have been awarded long ago. */
export const createResearchGrantRules = object({
  ...details,
  status: enumOf(grantStatuses, 'GrantStatus', texts.chooseStatus)
    .required(texts.chooseStatus)
    .meta({ label: texts.status() }),
})
export const updateResearchGrantRules = editRules(object({ id }), object(details))
export const deleteResearchGrantRules = object({ id })
export const setResearchGrantStatusRules = editRules(
  object({
    id,
    status: enumOf(grantStatuses, 'GrantStatus', texts.chooseStatus)
      .required(texts.chooseStatus)
      .meta({ label: texts.status() }),
    reason: text(1_000).meta({ label: texts.reason() }),
  }),
  object({
    amount: amount().min(1, texts.amountAboveZero).nullable().meta({
      label: texts.awardedAmount(),
      description: 'What was awarded, AED in whole units; null when it is what was asked for.',
    }),
    startsOn: day(texts.startsOn()).meta({ description: 'When it begins; null when it stays as it is.' }),
    endsOn: endsAfter(texts.endsOn(), 'startsOn').meta({ description: 'When it ends; null when it stays as it is.' }),
  }),
)

export const grantProjectRules = object({
  id,
  projectId: nodeId('Project', texts.chooseProject).meta({ label: texts.project() }),
})

const itemId = nodeId('GrantItem', texts.itemNotFound)
const item = {
  kind: enumOf(grantItemKinds, 'GrantItemKind', texts.chooseItemKind)
    .required(texts.chooseItemKind)
    .meta({ label: texts.itemKind() }),
  title: text(200).required(texts.giveTitle).meta({ label: texts.title() }),
  dueOn: neededDay(texts.dueOn()),
  doneOn: day(texts.doneOn())
    .test('past', texts.dayToCome, (value) => value == null || value <= universityDay())
    .meta({ description: 'When it was delivered; null while it is not.' }),
}
export const addGrantItemRules = object({ id, ...item })
export const updateGrantItemRules = editRules(object({ id: itemId }), object(item))
export const removeGrantItemRules = object({ id: itemId })

const periodId = nodeId('GrantPeriod', texts.periodNotFound)
const period = {
  startsOn: neededDay(texts.from()),
  endsOn: endsAfter(texts.until(), 'startsOn').nonNullable(texts.giveDay).required(texts.giveDay),
  planned: amount().required(texts.giveAmount).meta({ label: texts.planned(), description: 'AED in whole units.' }),
  actual: amount()
    .nullable()
    .meta({ label: texts.actual(), description: 'What was spent, AED; null until it is known.' }),
}
export const addGrantPeriodRules = object({ id, ...period })
export const updateGrantPeriodRules = editRules(object({ id: periodId }), object(period))
export const removeGrantPeriodRules = object({ id: periodId })

export const researchGrantFilterRules = object({
  search: text(200).meta({ description: 'Words of the title, funder, call and reference; all must be found.' }),
  status: array(enumOf(grantStatuses, 'GrantStatus').required()).nullable(),
  role: array(enumOf(grantRoles, 'GrantRole').required()).nullable(),
  mine: boolean().nullable().meta({ description: 'Those that the viewer keeps or works on, or only the others.' }),
  due: boolean()
    .nullable()
    .meta({ description: 'Those with something due within 90 days or overdue, as far as the viewer may see it.' }),
  projectId: nodeId('Project', texts.chooseProject).optional().nullable(),
})
