/** Administrators switch features of the product. */
import * as errors from '#texts/flags/errors.js'
import { action, changesOf } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { featureOf } from '../../flags/features.rules.ts'
import { lockRow } from '../../lockRow.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { updateFeatureFlagRules } from './flag.rules.ts'

export const updateFeatureFlag = action({
  name: 'updateFeatureFlag',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updateFeatureFlagRules,
  description: 'Switches a feature of the product: on or off, by role, by percentage, or for people by name.',
  async run(work, { name, on, roles = [], percent, peopleIds = [], ownerId = null, reviewOn = null, note = '' }) {
    const { tx } = work
    if (featureOf(name).forVisitors && (roles.length || percent < 100 || peopleIds.length))
      throw invalid({ name: errors.forVisitors() })
    if (ownerId !== null && !(await tx.user.count({ where: { id: ownerId, role: 'ADMIN', status: 'ACTIVE' } })))
      throw invalid({ ownerId: errors.ownerIsAdministrator() })
    const people = await tx.user.findMany({ where: { id: { in: peopleIds } }, select: { id: true, name: true } })
    if (people.length < new Set(peopleIds).size) throw invalid({ peopleIds: errors.personMissing() })

    const usual = { name, on: true, percent: 100 }
    const { id } = await tx.featureFlag.upsert({ where: { name }, create: usual, update: {} })
    await lockRow(tx, 'FeatureFlag', id)
    const before = await tx.featureFlag.findUniqueOrThrow({
      where: { id },
      include: { people: { include: { user: { select: { name: true } } }, orderBy: { userId: 'asc' } } },
    })
    const fields = { on, roles, percent, ownerId, reviewOn, note }
    await tx.featureFlag.update({ where: { id }, data: fields })
    await tx.featureFlagPerson.deleteMany({ where: { flagId: id } })
    await tx.featureFlagPerson.createMany({ data: people.map((person) => ({ flagId: id, userId: person.id })) })
    const names = (some: { name: string }[]) => some.map((one) => one.name).join(', ')
    const inWords = <T extends { roles: readonly string[] }>(row: T) => ({ ...row, roles: row.roles.join(', ') })
    await recordSettings(
      work,
      `feature ${name}`,
      changesOf(
        { ...inWords(before), people: names(before.people.map(({ user }) => user)) },
        { ...inWords(fields), people: names(people.toSorted((a, b) => a.id - b.id)) },
      ),
      { entity: 'FeatureFlag', id },
    )
    return { name }
  },
})
