/**
 * An administrator sees the platform as another person: in a session of its own that reads as the person, changes nothing
 * and ends by itself.
 */
import { object } from 'yup'
import * as texts from '#texts/accounts/viewAs.js'
import * as details from '#texts/securityLog/details.js'
import { action } from '../../action.ts'
import { writeAudit } from '../../audit.ts'
import { conflict, forbidden } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { maySignIn } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { endView, endViewLater, viewSeconds } from './viewAs.jobs.ts'
import { viewAsRules } from './viewAs.rules.ts'

export const viewAs = action({
  name: 'viewAs',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: viewAsRules,
  description:
    'Opens a session of 30 minutes that sees the platform as another person, no administrator, and changes nothing.',
  async run(work, { id, reason }) {
    const { tx, ctx, viewer, access, audit } = work
    const person = await access.find('USER_READ', id)
    // Held, so that the person does not become an administrator meanwhile.
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${id} FOR SHARE`
    const { role, status } = await tx.user.findUniqueOrThrow({ where: { id } })
    if (role === 'ADMIN') throw conflict(texts.administrator())
    if (!maySignIn(status)) throw conflict(texts.notInUse())
    const token = newToken()
    const expiresAt = new Date(Date.now() + viewSeconds * 1000)
    const { address, userAgent } = ctx
    const origin = { address, userAgent }
    const session = await tx.signIn.create({
      data: {
        tokenHash: hashToken(token),
        userId: id,
        viewedById: viewer.id,
        lifetime: viewSeconds,
        expiresAt,
        ...origin,
      },
    })
    await recordSecurityEvents(tx, [
      { kind: 'VIEW_STARTED', userId: id, actorId: viewer.id, ...origin, detail: reason },
    ])
    await audit('User', id, { viewed: ['', expiresAt] }, reason)
    await notify(work, {
      to: id,
      kind: 'ACCOUNT_VIEWED',
      subject: { entity: 'User', id },
      data: { by: viewer.name, reason },
    })
    await enqueue(tx, endViewLater, { id: session.id }, { startAfter: expiresAt })
    return { token, expiresIn: viewSeconds, person: person.name }
  },
})

export const endViewAs = action({
  name: 'endViewAs',
  requires: 'ACCOUNT_OWN',
  whileMaintained: true,
  whileViewing: true,
  rules: object(),
  description: 'Ends the session in which an administrator sees the platform as another person.',
  async run({ tx, ctx, viewer, afterCommit }) {
    if (!viewer.viewedBy || ctx.sessionId === null) throw forbidden()
    const ended = await endView(tx, ctx.sessionId, details.viewStopped())
    if (ended) {
      await writeAudit(
        tx,
        { viewer: { ...viewer, id: viewer.viewedBy }, address: ctx.address },
        { action: 'endViewAs', entity: 'User', entityId: viewer.id },
      )
      afterCommit(ended)
    }
    return { done: true }
  },
})
