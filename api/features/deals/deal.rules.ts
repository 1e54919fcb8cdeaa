/** What inputs about deals must hold (docs/spec/investors.md#deals). */
import { array, boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { amount, enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/deals/rules.js'

export const dealStatuses = ['OPEN', 'LICENSED', 'SPUN_OUT', 'INVESTED', 'ENDED'] as const

const id = nodeId('Deal', texts.notFound)

export const createDealRules = object({
  projectId: nodeId('Project', texts.chooseProject).meta({ label: texts.project() }),
})

export const closeDealRules = object({
  id,
  outcome: enumOf(['LICENSED', 'SPUN_OUT', 'INVESTED', 'ENDED'], 'DealStatus')
    .required(texts.chooseOutcome)
    .meta({ label: texts.outcome(), description: 'What came of it; ENDED when nothing did.' }),
  party: text(200)
    .when('outcome', ([outcome], rule) => (outcome === 'ENDED' ? rule : rule.required(texts.giveParty)))
    .meta({ label: texts.party(), description: 'The licensee, the new company or the investor.' }),
  amount: amount()
    .min(1, texts.amountAboveZero)
    .optional()
    .nullable()
    .meta({ label: texts.amount(), description: 'AED in whole units, if it is known.' }),
  closedOn: day(texts.closedOn()).nonNullable(texts.giveDay).required(texts.giveDay),
  note: text(2_000).meta({ label: texts.note(), description: 'What was agreed, or why nothing came of it.' }),
})

export const reopenDealRules = object({ id })

export const assignDealRules = object({
  id,
  handlerId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.handler(), description: 'Who of the team works on it; null for nobody.' }),
})

export const addDealBlockerRules = object({
  id,
  text: text(500).required(texts.giveBlocker).meta({ label: texts.blocker(), description: 'What is in the way.' }),
})

export const resolveDealBlockerRules = object({
  id: nodeId('DealBlocker', texts.blockerNotFound),
  resolved: boolean()
    .default(true)
    .meta({ description: 'Whether it is out of the way (true), or back in it (false).' }),
})

export const dealFilterRules = object({
  search: text(200).meta({ description: 'Words of the title and of the other party; all must be found.' }),
  status: array(enumOf(dealStatuses, 'DealStatus').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  projectId: nodeId('Project').optional().nullable(),
  mine: boolean().nullable().meta({ description: 'Those that the viewer works on (true), or the others (false).' }),
  blocked: boolean().nullable().meta({ description: 'With (true) or without (false) something in the way.' }),
})
