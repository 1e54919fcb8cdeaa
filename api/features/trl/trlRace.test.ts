/** Two people move a claim at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeClaim } from '../../../prisma/seed/factories/readiness.ts'
import { TrlClaimStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { person } from '../../testing/run.ts'
import { criteriaBetween } from './criteria.rules.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const expert = await person(db, 'EXPERT')
const second = await person(db, 'EXPERT')

test('claims', async () => {
  const make = async (status: string) => {
    const { id: projectId } = await makeProject(db, { ownerId: owner.id })
    const reviewed = status === 'IN_REVIEW'
    const claim = await makeClaim(db, {
      projectId,
      status: status as TrlClaimStatus,
      evidence: {
        create: criteriaBetween(0, 1).map(({ code }) => ({
          code,
          text: 'Shown',
          answer: reviewed ? 'ACCEPTED' : null,
        })),
      },
      ...(status === 'DRAFT'
        ? {}
        : { validators: { create: { userId: expert.id, acceptedAt: reviewed ? new Date() : null } } }),
    })
    return claim.id
  }
  const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('TrlClaim', id), ...more }) })
  const acts: Act[] = [
    { name: 'submitTrlClaim', as: owner, ...on() },
    { name: 'withdrawTrlClaim', as: owner, ...on() },
    { name: 'assignTrlValidator', as: team, ...on({ validatorId: idOf('User', second.id) }) },
    { name: 'removeTrlValidator', as: team, ...on({ validatorId: idOf('User', expert.id) }) },
    { name: 'acceptTrlValidation', as: expert, ...on({ noConflict: true }) },
    { name: 'declineTrlValidation', as: expert, ...on({ reason: 'No time for it' }) },
    { name: 'reviewTrlClaim', as: expert, ...on({ decision: 'VALIDATED' }) },
  ]
  const race = { entity: 'TrlClaim', column: 'status', make, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(TrlClaimStatus) })).toBeGreaterThan(20)
})
