/** Facilities that are offered and that are not, and bookings by whose they are. */
import { makeFacility, makeFacilityBooking } from '../../../prisma/seed/factories/facilities.ts'
import { ROLES } from '../../policy.ts'
import { any, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function facilityFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const active = await makeFacility(db)
  const closed = await makeFacility(db, { active: false })
  const facts: Facts = {
    facility: { entity: 'Facility', id: active.id, holds: any('any', 'active', 'activeOrBooked') },
    'facility that is not offered': { entity: 'Facility', id: closed.id, holds: any('any') },
  }
  const booking = async (name: string, researcherId: number | null, holds: Holds) => {
    const { id } = await makeFacilityBooking(db, { facilityId: active.id, researcherId })
    facts[`booking ${name}`] = { entity: 'FacilityBooking', id, holds }
  }
  await booking('of a stranger', stranger.id, any('any'))
  await booking('of somebody who left', null, any('any'))
  for (const role of ROLES) {
    const { id: userId } = viewers[role]
    await booking(
      `of ${role}`,
      userId,
      (relation, asked) => relation === 'any' || (relation === 'own' && asked.id === userId),
    )
    const past = await makeFacility(db, { active: false })
    await makeFacilityBooking(db, { facilityId: past.id, researcherId: userId })
    facts[`facility that is not offered and was booked by ${role}`] = {
      entity: 'Facility',
      id: past.id,
      holds: (relation, asked) => relation === 'any' || (relation === 'activeOrBooked' && asked.id === userId),
    }
  }
  return facts
}
