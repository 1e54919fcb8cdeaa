/** The roles of people in groups follow when administrators give groups other roles. */
import { number, object } from 'yup'
import { contextFor } from '../../../context.ts'
import type { Db } from '../../../db.ts'
import { job } from '../../../job.ts'
import { applyGroupRole } from './groupRoles.ts'
import { provision } from './provision.ts'
import { provisionedRules } from './provisioned.rules.ts'

/** One person in a transaction of its own, so that nobody waits for thousands. */
const applyToOne = provision({
  name: 'applyGroupRoles',
  rules: provisionedRules,
  byItself: true,
  run: (work, { id }) => applyGroupRole(work, id),
})

export const applyGroupRoles = job({
  name: 'applyGroupRoles',
  rules: object({ id: number().integer().required() }),
  retries: 3,
  async run(db: Db, { id: connectionId }) {
    const connection = await db.provisioningConnection.findUnique({
      where: { id: connectionId },
      include: { roles: { orderBy: { position: 'asc' } } },
    })
    if (!connection) return
    const people = await db.provisionedUser.findMany({
      where: { connectionId, OR: [{ memberships: { some: {} } }, { groupRole: { not: null } }] },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    const nobody = { credential: null, sameOrigin: false, address: '', userAgent: '' }
    const ctx = contextFor(db, nobody, { viewer: null })
    for (const { id } of people) await applyToOne(ctx, connection, { id })
  },
})
