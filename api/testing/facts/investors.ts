/** Investors by whether they wait for verification and whose they are, and notes about them. */
import { ROLES } from '../../policy.ts'
import { person } from '../run.ts'
import { any, only, type Cast, type Facts } from './fact.ts'

/** Says what each is to whom; the database makes them with their accounts. */
export async function investorFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  const verified = await person(db, 'INVESTOR')
  const facts: Facts = {
    'investor who waits': { entity: 'Investor', id: waiting.id, holds: any('any', 'waiting') },
    'verified investor': { entity: 'Investor', id: verified.id, holds: any('any') },
    'the investor': { entity: 'Investor', id: viewers.INVESTOR.id, holds: only(viewers.INVESTOR, ['own']) },
  }
  const note = async (name: string, authorId: number, holds: Facts[string]['holds']) => {
    const { id } = await db.investorNote.create({ data: { investorId: verified.id, text: name, authorId } })
    facts[name] = { entity: 'InvestorNote', id, holds }
  }
  for (const role of ROLES) {
    await note(`investor note of ${role}`, viewers[role].id, only(viewers[role], ['own']))
    await note(`investor note beside ${role}`, stranger.id, any('any'))
  }
  return facts
}
