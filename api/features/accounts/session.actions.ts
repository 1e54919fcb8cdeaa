/** What people do with their sessions, and administrators with those of others. */
import { object } from 'yup'
import * as details from '#texts/securityLog/details.js'
import { action } from '../../action.ts'
import { provenUntil } from '../../recentPassword.ts'
import { confirmPasswordRules, endSignInRules } from './account.rules.ts'
import { proveOwnPassword } from './ownPassword.ts'
import { endSessions } from './session.ts'

export const confirmPassword = action({
  name: 'confirmPassword',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  personal: true,
  rules: confirmPasswordRules,
  description:
    "Proves the viewer's password again, so that the session may do for some minutes what asks for it (REAUTHENTICATION_REQUIRED).",
  prepare: (ctx, { password }) => proveOwnPassword(ctx, password),
  async run({ ctx, tx }) {
    const provenAt = new Date()
    if (ctx.sessionId !== null) await tx.signIn.updateMany({ where: { id: ctx.sessionId }, data: { provenAt } })
    return { provenUntil: provenUntil(provenAt) }
  },
})

export const endSignIn = action({
  name: 'endSignIn',
  requires: 'SIGN_IN_END',
  whileMaintained: true,
  recentPassword: true,
  rules: endSignInRules,
  description: 'Ends one session at once, its open subscriptions included.',
  async run({ tx, access, viewer, audit, afterCommit }, { id }) {
    const { userId } = await access.find('SIGN_IN_END', id)
    const why = userId === viewer.id ? details.endedElsewhere() : details.endedByAdministrator()
    afterCommit(await endSessions(tx, { id }, { by: viewer.id, why }))
    await audit('User', userId, { sessions: ['', 'ended one'] })
    return { ended: 1 }
  },
})

export const endOtherSignIns = action({
  name: 'endOtherSignIns',
  requires: 'SIGN_IN_END',
  whileMaintained: true,
  recentPassword: true,
  rules: object(),
  description: 'Ends every session of the viewer but the one that asks.',
  async run({ ctx, tx, viewer, audit, afterCommit }) {
    const others = { userId: viewer.id, ...(ctx.sessionId === null ? {} : { id: { not: ctx.sessionId } }) }
    const ended = await tx.signIn.count({ where: others })
    afterCommit(
      await endSessions(
        tx,
        { userId: viewer.id, except: ctx.sessionId },
        { by: viewer.id, why: details.endedElsewhere() },
      ),
    )
    if (ended) await audit('User', viewer.id, { sessions: ['', `ended ${ended}`] })
    return { ended }
  },
})
