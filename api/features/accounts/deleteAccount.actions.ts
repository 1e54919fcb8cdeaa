/**
 * Deleting one’s own account. The row stays, closed and without anything that tells who it was, because projects, reviews
 * and the record of changes point to it; the name is taken out wherever it was written down.
 */
import * as texts from '#texts/accounts/errors.js'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { erasingAudit } from '../../auditErasure.ts'
import type { Tx } from '../../db.ts'
import { post } from '../../letters/post.ts'
import { accountDeletedLetter } from './account.mails.ts'
import { changeAccount, keepAnAdmin } from './changeAccount.ts'
import { deleteAccountRules } from './account.rules.ts'
import { proveOwnPassword } from './ownPassword.ts'
import { formerMember, leaveBelongings } from './personalData.ts'

export const deleteAccount = action({
  name: 'deleteAccount',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: deleteAccountRules,
  description: "Deletes the viewer's account; what others rely on stays without the person's name.",
  prepare: (ctx, { password }) => proveOwnPassword(ctx, password),
  async run(work) {
    const { tx, viewer, audit } = work
    if (viewer.role === 'ADMIN') await keepAnAdmin(tx, viewer.id, texts.onlyAdministrator())
    await leaveBelongings(work)
    // Before the name and the address go out of the record of changes, so that they go out of this entry, too.
    await audit('User', viewer.id, { status: [viewer.status, 'DEACTIVATED'] })
    await forgetName(work)
    await changeAccount(work, viewer, {
      email: `former-${viewer.id}@former.invalid`,
      username: `former-${viewer.id}`,
      name: formerMember,
      firstName: '',
      lastName: '',
      department: '',
      position: '',
      bio: '',
      translation: Prisma.DbNull,
      expertise: [],
      languages: [],
      links: [],
      openToCollaborate: false,
      collaborationNote: '',
      profileImage: null,
      orcid: null,
      orcidProvenAt: null,
      passwordHash: null,
      lastLogin: null,
      status: 'DEACTIVATED',
    })
    // That the account was closed stays in the security log, from where does not.
    await tx.securityEvent.updateMany({
      where: { userId: viewer.id },
      data: { address: '', userAgent: '', detail: '' },
    })
    // Without its number: the account is not to be told from it.
    await post(tx, accountDeletedLetter, { name: viewer.name, email: viewer.email }, {})
    return { done: true }
  },
})

/**
 * Takes the name out of texts that others keep: the record of changes, their notifications, projects that name the
 * person. A name that somebody else bears too stays there, for it may be meant to be theirs.
 */
async function forgetName({ tx, viewer: { id, name, email } }: Work) {
  await erasingAudit(tx, 'deleteAccount', () => forgetInAudit(tx, id))
  await tx.notification.deleteMany({ where: { entity: 'User', entityId: id } })
  await tx.$executeRaw`DELETE FROM pgboss.job WHERE state <> 'active' AND ${email} IN (data->>'to', data->>'email')`
  if (await tx.user.count({ where: { name, id: { not: id } } })) return
  await tx.project.updateMany({
    where: { principalInvestigator: name },
    data: { principalInvestigator: formerMember },
  })
  // A name is replaced where it is the whole of a text, never inside of one.
  await tx.$executeRaw`
    UPDATE "Notification"
    SET "data" = replace("data"::text, to_jsonb(${name}::text)::text, to_jsonb(${formerMember}::text)::text)::jsonb
    WHERE position(to_jsonb(${name}::text)::text IN "data"::text) > 0`
  await erasingAudit(
    tx,
    'deleteAccount',
    () => tx.$executeRaw`
    UPDATE "AuditEntry"
    SET "changes" = replace("changes"::text, to_jsonb(${name}::text)::text, to_jsonb(${formerMember}::text)::text)::jsonb
    WHERE position(to_jsonb(${name}::text)::text IN "changes"::text) > 0`,
  )
}

/** Takes out of the record of changes what was said of the account, and from where the person acted. */
async function forgetInAudit(tx: Tx, id: number) {
  await tx.$executeRaw`
    UPDATE "AuditEntry" SET "comment" = NULL, "changes" = coalesce((
      SELECT jsonb_object_agg(key, CASE WHEN key IN ('role', 'status') THEN value ELSE '["", ""]' END)
      FROM jsonb_each("changes")), '{}')
    WHERE "entity" = 'User' AND "entityId" = ${id}`
  await tx.auditEntry.updateMany({ where: { actorId: id, address: { not: '' } }, data: { address: '' } })
}
