/** Announcements by when they are shown and to whom they are made. */
import { makeAnnouncement } from '../../../prisma/seed/factories/announcements.ts'
import { ROLES } from '../../policy.ts'
import { inDays, type Cast, type Facts } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function announcementFacts({ db, viewers }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const announcement = async (name: string, overrides: Parameters<typeof makeAnnouncement>[1], to: string[]) => {
    const { id } = await makeAnnouncement(db, overrides)
    facts[`announcement ${name}`] = {
      entity: 'Announcement',
      id,
      holds: (relation, { role }) => relation === 'any' || (relation === 'announced' && to.includes(role)),
    }
  }
  await announcement('to everybody', {}, [...ROLES])
  await announcement('to everybody, without an end', { endsAt: null, dismissible: false }, [...ROLES])
  await announcement('that comes later', { startsAt: inDays(1) }, [])
  await announcement('that has ended', { startsAt: inDays(-2), endsAt: inDays(-1) }, [])
  await announcement('to a department of nobody', { departments: ['Department of nobody'] }, [])
  for (const role of ROLES) await announcement(`to ${role}`, { roles: [role] }, [role])
  const { role, department } = viewers.RESEARCHER
  await announcement(
    'to a department',
    { departments: [department] },
    ROLES.filter((one) => viewers[one].department === department),
  )
  await announcement('to a role of a department', { roles: [role], departments: [department] }, [role])
  return facts
}
