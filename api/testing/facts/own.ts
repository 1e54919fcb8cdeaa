/** What belongs to one person alone, and the people themselves. */
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { openSession } from '../../features/accounts/session.ts'
import { ROLES } from '../../policy.ts'
import type { Entity } from '../../relations.ts'
import { person } from '../run.ts'
import { any, only, type Cast, type Facts } from './fact.ts'

/** Makes one of each for every role and says that it is its own. */
export async function ownFacts({ db, viewers }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const role of ROLES) {
    const viewer = viewers[role]
    const userId = viewer.id
    const own = (entity: Entity, { id }: { id: number }) => {
      facts[`${entity} of ${role}`] = { entity, id, holds: only(viewer, ['own']) }
    }
    own('Notification', await db.notification.create({ data: { userId, kind: 'ACCOUNT_VERIFIED' } }))
    own('Webhook', await db.webhook.create({ data: { userId, url: 'https://test.example', secret: role } }))
    own(
      'ApiKey',
      await db.apiKey.create({
        data: { userId, name: 'K', tokenHash: role, prefix: 'ascent_k', expiresAt: new Date() },
      }),
    )
    own('ConnectedCalendar', await db.connectedCalendar.create({ data: { userId, kind: 'CALDAV', secret: role } }))
    own(
      'Passkey',
      await db.passkey.create({ data: { userId, name: 'P', credentialId: role, publicKey: Buffer.from(role) } }),
    )
    const provider = await db.signInProvider.create({ data: { name: role, kind: 'OIDC' } })
    facts[`provider of ${role}`] = { entity: 'SignInProvider', id: provider.id, holds: any('any') }
    const connection = await db.provisioningConnection.create({ data: { name: role, defaultRole: 'RESEARCHER' } })
    const provisioned = { connectionId: connection.id, userId, userName: role, userNameKey: role, made: true }
    const account = await db.provisionedUser.create({ data: provisioned })
    facts[`provisioned ${role}`] = { entity: 'ProvisionedUser', id: account.id, holds: any('any') }
    const words = { slug: role, title: role, summary: role, text: role, basedOn: '' }
    const help = await db.helpVersion.create({ data: { ...words, language: 'ENGLISH' } })
    facts[`help by ${role}`] = { entity: 'HelpVersion', id: help.id, holds: any('any') }
    facts[`connection of ${role}`] = { entity: 'ProvisioningConnection', id: connection.id, holds: any('any') }
    own('ProviderLink', await db.providerLink.create({ data: { userId, providerId: provider.id, subject: role } }))
    const session = await openSession(db, userId, { remember: false, userAgent: '', address: '' })
    own('SignIn', { id: session.sessionId })
    const entry = await db.auditEntry.create({
      data: { actorId: userId, action: 'updateProfile', entity: 'User', entityId: userId },
    })
    facts[`audit entry of ${role}`] = { entity: 'AuditEntry', id: entry.id, holds: any('any') }
    const mail = await db.outgoingMail.create({
      data: { userId, kind: 'DIGEST', name: role, email: role, subject: role, giveUpAt: new Date() },
    })
    facts[`mail to ${role}`] = { entity: 'OutgoingMail', id: mail.id, holds: any('any') }
    own('SecurityEvent', await db.securityEvent.create({ data: { userId, kind: 'SIGN_IN' } }))
    const view = await db.savedView.create({ data: { ownerId: userId, list: 'projects', name: 'V', query: '' } })
    facts[`view of ${role}`] = { entity: 'SavedView', id: view.id, holds: only(viewer, ['own', 'ownOrShared']) }
    const schedule = await db.scheduledExport.create({
      data: {
        ownerId: userId,
        name: role,
        list: 'projects',
        format: 'CSV',
        columns: ['title'],
        rhythm: 'DAILY',
        time: '06:00',
        nextAt: new Date(),
        runs: { create: {} },
      },
      include: { runs: true },
    })
    own('ScheduledExport', schedule)
    own('ExportRun', schedule.runs[0]!)
    const mapping = await db.importMapping.create({
      data: { ownerId: userId, kind: 'PROJECT', name: 'M', columns: [] },
    })
    facts[`mapping of ${role}`] = {
      entity: 'ImportMapping',
      id: mapping.id,
      holds: only(viewer, ['own', 'ownOrShared']),
    }
    own('Draft', await db.draft.create({ data: { userId, form: 'PROJECT', values: {} } }))
    own(
      'Import',
      await db.import.create({ data: { userId, fileName: 'a.csv', key: `import of ${role}`, columns: [], rows: 0 } }),
    )
    const call = await db.modelCall.create({ data: { userId, purpose: 'TEST', model: 'm', sent: role } })
    facts[`model call of ${role}`] = { entity: 'ModelCall', id: call.id, holds: any('any') }
    facts[`person ${role}`] = {
      entity: 'User',
      id: userId,
      holds: (relation, asked) =>
        relation === 'otherResearcher'
          ? role === 'RESEARCHER' && asked.id !== userId
          : relation.startsWith('expert')
            ? role === 'EXPERT'
            : relation !== 'waiting' && (relation !== 'self' || asked.id === userId),
    }
  }
  const sharer = await person(db, 'KU_TEAM')
  const shared = await db.savedView.create({
    data: { ownerId: sharer.id, list: 'projects', name: 'V', query: '', shared: true },
  })
  const sharedMapping = await db.importMapping.create({
    data: { ownerId: sharer.id, kind: 'PROJECT', name: 'M', columns: [], shared: true },
  })
  facts['shared mapping'] = { entity: 'ImportMapping', id: sharedMapping.id, holds: any('any', 'ownOrShared') }
  facts['shared view'] = { entity: 'SavedView', id: shared.id, holds: any('any', 'ownOrShared') }
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  const suspended = await person(db, 'INVESTOR', { status: 'SUSPENDED' })
  const shy = await makeUser(db, { role: 'EXPERT', openToIntroductions: false })
  facts['expert whom companies do not meet'] = {
    entity: 'User',
    id: shy.id,
    holds: any('any', 'active', 'findable', 'expert'),
  }
  const hidden = await makeUser(db, { role: 'RESEARCHER', findableOutside: false })
  facts['researcher whom the university alone finds'] = {
    entity: 'User',
    id: hidden.id,
    holds: any('any', 'active', 'otherResearcher'),
  }
  facts['waiting person'] = { entity: 'User', id: waiting.id, holds: any('any', 'waiting') }
  facts['suspended person'] = { entity: 'User', id: suspended.id, holds: any('any') }
  return facts
}
