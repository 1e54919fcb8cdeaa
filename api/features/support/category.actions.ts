/** For what support is offered, in how many working days requests are answered, and by whom. */
import * as errors from '#texts/support/errors.js'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { rolesOf } from '../../policy.ts'
import { needPlace } from './categoryTree.ts'
import { createSupportCategoryRules, updateSupportCategoryRules } from './category.rules.ts'

/** The most categories that are kept, so that researchers find theirs. */
const mostCategories = 100

export const createSupportCategory = action({
  name: 'createSupportCategory',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: createSupportCategoryRules,
  description: 'Adds a category of support, for which researchers can send requests.',
  async run(work, { memberIds, ...input }) {
    const { tx, audit } = work
    await refuseTaken(tx, 'SupportCategory', { name: input.name }, errors.nameTaken)
    if ((await tx.supportCategory.count()) >= mostCategories)
      throw conflict(errors.mostCategories({ most: mostCategories }))
    if (input.parentId != null) await needPlace(tx, 0, input.parentId)
    const { id } = await tx.supportCategory.create({ data: { ...input, checklist: input.checklist ?? [] } })
    await audit('SupportCategory', id, { name: [null, input.name] })
    if (memberIds) await setMembers(work, id, memberIds)
    return { categoryId: id }
  },
})

export const updateSupportCategory = editing({
  name: 'updateSupportCategory',
  requires: 'SUPPORT_CATEGORY_UPDATE',
  rules: updateSupportCategoryRules,
  description:
    'Changes a category of support; what is not given stays. Days that were promised and checklists that were begun stay as well.',
  async held(work, { id }) {
    const category = await work.access.hold('SUPPORT_CATEGORY_UPDATE', id)
    const members = await work.tx.supportMember.findMany({
      where: { categoryId: category.id },
      select: { userId: true },
      orderBy: { user: { name: 'asc' } },
    })
    return { ...category, memberIds: members.map(({ userId }) => userId) }
  },
  async run(work, { memberIds, ...input }, before, { id }) {
    const { tx, audit } = work
    const changes = changesOf(before, input as Partial<typeof before>)
    if (memberIds) await setMembers(work, id, memberIds)
    if (!Object.keys(changes).length) return { categoryId: id }
    if (input.name !== undefined) await refuseTaken(tx, 'SupportCategory', { name: input.name, id }, errors.nameTaken)
    if (input.parentId != null) await needPlace(tx, id, input.parentId)
    await tx.supportCategory.update({ where: { id }, data: input as Partial<typeof before> })
    await audit('SupportCategory', id, changes)
    return { categoryId: id }
  },
})

/** Who of the team is notified of the requests of a category. */
async function setMembers({ tx, audit }: Work, categoryId: number, ids: readonly number[]) {
  const people = await tx.user.findMany({
    where: { id: { in: [...ids] }, status: 'ACTIVE', role: { in: rolesOf('SUPPORT_WORK') } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  })
  if (people.length < new Set(ids).size) throw invalid({ memberIds: errors.chooseTeamPerson() })
  const before = await tx.supportMember.findMany({
    where: { categoryId },
    select: { userId: true, user: { select: { name: true } } },
    orderBy: { user: { name: 'asc' } },
  })
  const now = people.map(({ id }) => id)
  if (before.length === now.length && before.every(({ userId }) => now.includes(userId))) return
  await tx.supportMember.deleteMany({ where: { categoryId, userId: { notIn: now } } })
  await tx.supportMember.createMany({ data: now.map((userId) => ({ categoryId, userId })), skipDuplicates: true })
  await audit('SupportCategory', categoryId, {
    members: [
      before.map(({ user }) => user.name).join(', ') || null,
      people.map(({ name }) => name).join(', ') || null,
    ],
  })
}
