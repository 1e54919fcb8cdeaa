/** What a change did to a holding, for the record of changes. */
import type { Holding } from '../../__generated__/prisma/client.ts'
import type { Changes } from '../../audit.ts'
import { isoDay } from '../../days.ts'

/** What the record keeps, in a form that compares. */
const said = (holding: Holding) => ({
  name: holding.name,
  sector: holding.sector,
  trl: holding.trl,
  fundingStage: holding.fundingStage,
  instrument: holding.instrument,
  amount: holding.amount,
  investedOn: isoDay(holding.investedOn),
  stakePercent: holding.stakePercent === null ? null : Number(holding.stakePercent),
})

/** The fields that differ, each with its value before and after. */
export function holdingChanges(before: Holding, after: Holding): Changes {
  const [was, is] = [said(before), said(after)]
  const fields = Object.keys(was) as (keyof typeof was)[]
  return Object.fromEntries(
    fields.filter((field) => was[field] !== is[field]).map((field) => [field, [was[field], is[field]]]),
  )
}
