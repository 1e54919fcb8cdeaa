/** Administrators switch features of the product. */
import * as errors from '#texts/flags/errors.js'
import type { FeatureFlag } from '../../__generated__/prisma/client.ts'
import { changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { invalid } from '../../errors.ts'
import { featureOf } from '../../flags/features.rules.ts'
import { lockRow } from '../../lockRow.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { updateFeatureFlagRules } from './flag.rules.ts'

export const updateFeatureFlag = editing({
  name: 'updateFeatureFlag',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updateFeatureFlagRules,
  description:
    'Switches a feature of the product: on or off, by role, by percentage, or for people by name; what is not given stays.',
  async held({ tx }, { name }) {
    const usual = { name, on: true, percent: 100 }
    const { id } = await tx.featureFlag.upsert({ where: { name }, create: usual, update: {} })
    await lockRow(tx, 'FeatureFlag', id)
    const { people, ...flag } = await tx.featureFlag.findUniqueOrThrow({
      where: { id },
      include: { people: { include: { user: { select: { id: true, name: true } } }, orderBy: { userId: 'asc' } } },
    })
    return { ...flag, people: people.map(({ user }) => user), peopleIds: people.map(({ userId }) => userId) }
  },
  async run(work, { peopleIds, ...given }, before, { name }) {
    const { tx } = work
    const { id, people: _, peopleIds: __, ...kept } = before
    const people = await chosenPeople(work, peopleIds ?? before.peopleIds)
    const { roles, percent } = { ...kept, ...given }
    if (featureOf(name).forVisitors && (roles.length || percent < 100 || people.length))
      throw invalid({ name: errors.forVisitors() })
    const { ownerId } = given
    if (ownerId && !(await tx.user.count({ where: { id: ownerId, role: 'ADMIN', status: 'ACTIVE' } })))
      throw invalid({ ownerId: errors.ownerIsAdministrator() })
    const after = await tx.featureFlag.update({ where: { id }, data: given })
    await tx.featureFlagPerson.deleteMany({ where: { flagId: id } })
    await tx.featureFlagPerson.createMany({ data: people.map((person) => ({ flagId: id, userId: person.id })) })
    const changes = changesOf(inWords({ ...kept, people: before.people }), inWords({ ...after, people }))
    await recordSettings(work, `feature ${name}`, changes, { entity: 'FeatureFlag', id })
    return { name }
  },
})

type Whole = FeatureFlag & { people: readonly Person[] }

interface Person {
  id: number
  name: string
}

async function chosenPeople({ tx }: Work, ids: readonly number[]): Promise<Person[]> {
  const people = await tx.user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
    orderBy: { id: 'asc' },
  })
  if (people.length < new Set(ids).size) throw invalid({ peopleIds: errors.personMissing() })
  return people
}

const inWords = ({
  on,
  roles,
  percent,
  ownerId,
  reviewOn,
  note,
  people,
}: Omit<Whole, 'id' | 'name' | 'updatedAt'>) => ({
  on,
  roles: roles.join(', '),
  percent,
  ownerId,
  reviewOn,
  note,
  people: people.map(({ name }) => name).join(', '),
})
