/** Help articles of the university's own, by their readers and whether they are published. */
import { makeHelpArticle } from '../../../prisma/seed/factories/help.ts'
import { ROLES } from '../../policy.ts'
import type { Cast, Facts } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function helpFacts({ db }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const article = async (name: string, [...made]: Parameters<typeof makeHelpArticle>, to: readonly string[]) => {
    const { id } = await makeHelpArticle(...made)
    facts[`help article ${name}`] = {
      entity: 'HelpArticle',
      id,
      holds: (relation, { role }) => relation === 'any' || (relation === 'forRole' && to.includes(role)),
    }
  }
  await article('for everybody', [db], ROLES)
  await article('in Arabic', [db, {}, { language: 'ARABIC' }], ROLES)
  await article('that is a draft', [db, {}, { publishedAt: null, current: false }], [])
  await article('without words', [db, {}, null], [])
  for (const role of ROLES) await article(`for ${role}`, [db, { roles: [role] }], [role])
  return facts
}
