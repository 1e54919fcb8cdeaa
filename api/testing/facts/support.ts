/** Support requests by their state and by whose they are, and their categories. */
import { SupportStatus } from '../../__generated__/prisma/enums.ts'
import { makeSupportCategory, makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { ROLES } from '../../policy.ts'
import { any, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function supportFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const category = await makeSupportCategory(db)
  const closed = await makeSupportCategory(db, { active: false })
  const facts: Facts = {
    'support category': { entity: 'SupportCategory', id: category.id, holds: any('any') },
    'support category that is not offered': { entity: 'SupportCategory', id: closed.id, holds: any('any') },
  }
  const template = await db.supportTemplate.create({ data: { name: 'First answer', text: 'We look into it.' } })
  facts['support template'] = { entity: 'SupportTemplate', id: template.id, holds: any('any') }
  for (const status of Object.values(SupportStatus)) {
    const sent = status !== 'DRAFT'
    const request = async (name: string, requesterId: number | null, holds: Holds) => {
      const { id } = await makeSupportRequest(db, { categoryId: category.id, status, requesterId })
      facts[`${status} support request ${name}`] = { entity: 'SupportRequest', id, holds }
    }
    const everybody = sent ? ['any', 'sent'] : ['any']
    await request('of a stranger', stranger.id, any(...everybody))
    await request('of somebody who left', null, any(...everybody))
    for (const role of ROLES)
      await request(
        `of ${role}`,
        viewers[role].id,
        (relation, asked) => everybody.includes(relation) || (relation === 'own' && asked.id === viewers[role].id),
      )
  }
  return facts
}
