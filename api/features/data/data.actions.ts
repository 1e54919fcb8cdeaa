/** Administrators say for how long things are kept, and hand over everything about a person who asks for it. */
import * as texts from '#texts/data/errors.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { invalid } from '../../errors.ts'
import { keptOf, retentionOf } from '../../retention/keeping.ts'
import { viewerColumns } from '../../viewer.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { setRetentionRules, takePersonalDataRules } from './data.rules.ts'

export const setRetention = editing({
  name: 'setRetention',
  requires: 'ADMINISTRATION',
  recentPassword: true,
  rules: setRetentionRules,
  description: 'Sets for how many days something is kept. The next daily run removes what is older.',
  async held({ tx }, { name }) {
    const { range } = retentionOf(name)
    if (!range) throw invalid({ name: texts.promised() })
    await tx.retentionRule.upsert({ where: { name }, create: { name }, update: {} })
    await tx.$queryRaw`SELECT "name" FROM "RetentionRule" WHERE "name" = ${name} FOR NO KEY UPDATE`
    const row = await tx.retentionRule.findUniqueOrThrow({ where: { name } })
    const { days } = await keptOf(tx, name)
    return { days, forEver: days === null, row }
  },
  async run(work, given, { row }, { name }) {
    const range = retentionOf(name).range!
    if (given.days != null && (given.days < range.least || given.days > range.most))
      throw invalid({ days: texts.between(range) })
    // Days that are given say that it is not kept for ever.
    const forEver = given.forEver ?? (given.days === undefined && row.forEver)
    const days = given.days === undefined ? row.days : given.days
    const fields = { days: forEver ? null : days, forEver }
    await work.tx.retentionRule.update({ where: { name }, data: fields })
    await recordSettings(work, `retention ${name}`, changesOf<typeof fields>(row, fields))
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
