/** The pipeline of companies in the schema: what stands at each stage. */
import type { CompanyStage } from '../../__generated__/prisma/enums.ts'
import type { Access } from '../../access.ts'
import { builder } from '../../builder.ts'
import type { Db } from '../../db.ts'
import { taskOverdue } from './company.list.ts'
import { companyStages } from './company.rules.ts'
import { CompanyStageEnum } from './companyEnums.graph.ts'

interface StageTotal {
  stage: CompanyStage
  companies: number
  expectedValue: number
  overdue: number
}

const StageTotalType = builder.objectRef<StageTotal>('CompanyStageTotal').implement({
  description: 'What stands at a stage.',
  fields: (t) => ({
    stage: t.expose('stage', { type: CompanyStageEnum }),
    companies: t.exposeInt('companies', { description: 'How many companies.' }),
    expectedValue: t.exposeFloat('expectedValue', { description: 'What one expects of them; AED in whole units.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them have an overdue task.' }),
  }),
})

builder.queryField('companyStages', (t) =>
  t.field({
    type: [StageTotalType],
    requires: 'COMPANY_RELATION',
    description: 'What stands at each stage.',
    args: {
      owner: t.arg.int({ required: false, description: 'The number of the person whose accounts alone are counted.' }),
    },
    resolve: (_, { owner }, { db, access }) => stageTotals(db, access, owner),
  }),
)

async function stageTotals(db: Db, access: Access, ownerId: number | null | undefined): Promise<StageTotal[]> {
  const where = { AND: [access.within('COMPANY_RELATION'), ownerId == null ? {} : { ownerId }] }
  const [all, late] = await Promise.all([
    db.company.groupBy({ by: ['stage'], where, _count: true, _sum: { expectedValue: true } }),
    db.company.groupBy({ by: ['stage'], where: { AND: [where, taskOverdue()] }, _count: true }),
  ])
  return companyStages.map((stage) => {
    const found = all.find((one) => one.stage === stage)
    return {
      stage,
      companies: found?._count ?? 0,
      expectedValue: found?._sum.expectedValue ?? 0,
      overdue: late.find((one) => one.stage === stage)?._count ?? 0,
    }
  })
}
