/** Invention disclosures by their state, whose they are, and who else invented. */
import { DisclosureStatus } from '../../__generated__/prisma/enums.ts'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { ROLES } from '../../policy.ts'
import { any, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function disclosureFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const status of Object.values(DisclosureStatus)) {
    const everybody = status === 'DRAFT' ? ['any'] : ['any', 'sent']
    const fact = async (name: string, submitterId: number | null, inventorId: number, holds: Holds) => {
      const inventors = [{ userId: inventorId, name: 'Ada', share: 10_000 }]
      const { id } = await makeDisclosure(db, { status, submitterId, inventors })
      facts[`${status} disclosure ${name}`] = { entity: 'InventionDisclosure', id, holds }
    }
    await fact('of a stranger', stranger.id, stranger.id, any(...everybody))
    await fact('whose submitter left', null, stranger.id, any(...everybody))
    for (const role of ROLES) {
      const { id } = viewers[role]
      const to =
        (...relations: string[]): Holds =>
        (relation, asked) =>
          everybody.includes(relation) || (asked.id === id && relations.includes(relation))
      const attaching = status === 'SIGNING' ? [] : ['attaching']
      await fact(`of ${role}`, id, stranger.id, to('own', 'involved', ...attaching))
      await fact(`that ${role} invented with others`, stranger.id, id, to('involved', ...attaching))
    }
  }
  const { id } = await makeDisclosure(db, { submitterId: stranger.id, requestedAt: new Date() })
  facts['returned disclosure'] = { entity: 'InventionDisclosure', id, holds: any('any', 'sent') }
  return facts
}
