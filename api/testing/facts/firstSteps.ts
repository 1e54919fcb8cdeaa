/** First steps that the university has added, by whose they are. */
import { makeUniversityStep } from '../../../prisma/seed/factories/firstSteps.ts'
import { ROLES } from '../../policy.ts'
import type { Cast, Facts } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function firstStepFacts({ db }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const step = async (name: string, overrides: Parameters<typeof makeUniversityStep>[1], to: readonly string[]) => {
    const { id } = await makeUniversityStep(db, overrides)
    facts[`step ${name}`] = {
      entity: 'UniversityStep',
      id,
      holds: (relation, { role }) => relation === 'any' || (relation === 'forRole' && to.includes(role)),
    }
  }
  await step('of everybody', { roles: [...ROLES] }, ROLES)
  await step('that is archived', { roles: [...ROLES], archivedAt: new Date() }, [])
  for (const role of ROLES) await step(`of ${role}`, { roles: [role] }, [role])
  return facts
}
