/** Makes the holding of an interest that became an investment, in the transaction that moves the interest. */
import * as errors from '#texts/holdings/errors.js'
import type { Holding, InvestmentInterest } from '../../__generated__/prisma/client.ts'
import type { HoldingInstrument, HoldingStage, Sector } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'

/** The terms that both sides agreed on; the amount in AED. */
export interface Terms {
  instrument: HoldingInstrument
  amount: number
  investedOn: Date
  stakePercent?: number | null | undefined
  fundingStage: HoldingStage
  sector: Sector
}

/**
 * What the project was when it was invested in stays with the holding, as the investor may not see the project for ever. The
 * investor is notified. CONFLICT when the interest has a holding already.
 */
export async function holdingFromInterest(
  work: Work,
  interest: InvestmentInterest,
  { stakePercent = null, ...terms }: Terms,
): Promise<Holding> {
  const { tx, viewer, audit } = work
  const { id: investmentInterestId, projectId, investorId, title } = interest
  if (investorId === null) throw conflict(errors.investorLeft())
  if (await tx.holding.count({ where: { investmentInterestId } })) throw conflict(errors.heldAlready())
  const { trl, validatedTrl } = await tx.project.findUniqueOrThrow({ where: { id: projectId } })
  const assessed = await tx.arlAssessment.findFirst({
    where: { projectId, status: 'COMPLETED' },
    orderBy: { completedAt: 'desc' },
  })
  const holding = await tx.holding.create({
    data: {
      investorId,
      investmentInterestId,
      projectId,
      external: false,
      name: title,
      trlAtInvestment: validatedTrl ?? trl,
      arlAtInvestment: assessed?.low ?? null,
      stakePercent,
      ...terms,
    },
  })
  await audit('Holding', holding.id, { name: [null, title] })
  await notify(work, {
    kind: 'HOLDING_ADDED',
    subject: { entity: 'Holding', id: holding.id },
    data: { holding: title, by: viewer.name },
    to: investorId,
  })
  return holding
}
