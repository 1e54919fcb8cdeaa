/** Administrators say for how long things are kept, and hand over everything about a person who asks for it. */
import * as texts from '#texts/data/errors.js'
import { action, changesOf } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { retentionOf } from '../../retention/keeping.ts'
import { viewerColumns } from '../../viewer.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { setRetentionRules, takePersonalDataRules } from './data.rules.ts'

export const setRetention = action({
  name: 'setRetention',
  requires: 'ADMINISTRATION',
  recentPassword: true,
  rules: setRetentionRules,
  description: 'Sets for how many days something is kept. The next daily run removes what is older.',
  async run(work, { name, days = null, forEver = false }) {
    const { range } = retentionOf(name)
    if (!range) throw invalid({ name: texts.promised() })
    if (days !== null && (days < range.least || days > range.most)) throw invalid({ days: texts.between(range) })
    const before = await work.tx.retentionRule.findUnique({ where: { name } })
    const fields = { days: forEver ? null : days, forEver }
    await work.tx.retentionRule.upsert({ where: { name }, create: { name, ...fields }, update: fields })
    await recordSettings(
      work,
      `retention ${name}`,
      changesOf({ days: before?.days ?? null, forEver: before?.forEver ?? false }, fields),
    )
    return { name }
  },
})

export const takePersonalData = action({
  name: 'takePersonalData',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: takePersonalDataRules,
  description:
    'Gives everything that belongs to a person, as the person could download it, for a request for access. It is written into the security log of the person.',
  async run({ tx, ctx, viewer, access, audit }, { id, reason }) {
    await access.find('USER_READ', id)
    const person = await tx.user.findUniqueOrThrow({ where: { id }, select: viewerColumns })
    const { address, userAgent } = ctx
    await recordSecurityEvents(tx, [
      { kind: 'DATA_TAKEN', userId: id, actorId: viewer.id, address, userAgent, detail: reason },
    ])
    await audit('User', id, { personalData: [null, new Date()] }, reason)
    return { person }
  },
})
