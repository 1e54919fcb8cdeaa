/** Wishes to be introduced: asked by a viewer, got by a viewer, and of strangers. */
import { ROLES } from '../../policy.ts'
import { only, never, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes the wishes and says what each is to whom. */
export async function introductionFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const wish = async (name: string, requesterId: number, expertId: number, holds: Holds) => {
    const { id } = await db.introduction.create({ data: { requesterId, expertId, message: name, state: 'DECLINED' } })
    facts[name] = {
      entity: 'Introduction',
      id,
      holds: (relation, asked) => relation === 'any' || holds(relation, asked),
    }
  }
  await wish('wish of strangers', stranger.id, stranger.id, never)
  for (const role of ROLES) {
    const viewer = viewers[role]
    await wish(`wish of ${role}`, viewer.id, stranger.id, only(viewer, ['asked']))
    await wish(`wish to meet ${role}`, stranger.id, viewer.id, only(viewer, ['got']))
  }
  return facts
}
