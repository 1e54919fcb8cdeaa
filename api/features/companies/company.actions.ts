/** Companies: what they say of themselves, what the university is to them, and two spellings made one. */
import * as texts from '#texts/companies/errors.js'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import {
  createCompanyRules,
  deleteCompanyRules,
  mergeCompaniesRules,
  setCompanyRelationRules,
  updateCompanyRules,
} from './company.rules.ts'
import { companyMoves } from '../../companyMoves.ts'
import { holdCompanies, keyOf, openCompany, refuseStranger } from './openCompany.ts'

export const createCompany = action({
  name: 'createCompany',
  requires: 'COMPANY_CREATE',
  rules: createCompanyRules,
  description: 'Writes down a company with which one may work: a lead, whose account the viewer keeps.',
  async run({ tx, viewer, audit }, { name, ...profile }) {
    const key = await keyOf(tx, name)
    const known = await tx.companyName.findUnique({ where: { key }, select: { company: { select: { name: true } } } })
    if (known) throw invalid({ name: texts.exists({ name: known.company.name }) })
    const { id } = await tx.company.create({
      data: { ...profile, name, ownerId: viewer.id, names: { create: { key, name } } },
    })
    await audit('Company', id, { name: [null, name] })
    return { companyId: id }
  },
})

export const updateCompany = editing({
  name: 'updateCompany',
  requires: 'COMPANY_UPDATE',
  rules: updateCompanyRules,
  description: 'Changes what a company says of itself; what is not given stays.',
  held: ({ access }, { id }) => access.hold('COMPANY_UPDATE', id),
  async run(work, input, before, { id }) {
    const { tx, audit } = work
    const changes = changesOf(before, input as Partial<typeof before>)
    if (!Object.keys(changes).length) return { companyId: id }
    if (input.name && input.name !== before.name) await learnName(work, id, input.name)
    await tx.company.update({ where: { id }, data: input as Partial<Omit<typeof before, 'translation'>> })
    await audit('Company', id, changes)
    return { companyId: id }
  },
})

/** The old name still leads to it; the new one must not be another's. */
async function learnName({ tx, access }: Work, companyId: number, name: string): Promise<void> {
  const key = await keyOf(tx, name)
  const known = await tx.companyName.findUnique({ where: { key } })
  if (known && known.companyId !== companyId)
    throw invalid({
      name: access.allowed('COMPANY_RELATION') ? texts.nameTakenMerge() : texts.nameTakenWrite(),
    })
  if (!known) await tx.companyName.create({ data: { key, name, companyId } })
}

export const setCompanyRelation = editing({
  name: 'setCompanyRelation',
  requires: 'COMPANY_RELATION',
  rules: setCompanyRelationRules,
  description: 'Says how far one is with a company, who keeps the contact, and what one expects of it.',
  held: (work, { id }) => openCompany(work, id),
  async run(work, given, before, { id }) {
    const { stage, ownerId, expectedValue } = { ...before, ...given }
    if (ownerId !== before.ownerId) await refuseStranger(work.tx, 'ownerId', ownerId)
    const data = { stage, ownerId, expectedValue }
    const changes = changesOf(before, data)
    if (!Object.keys(changes).length) return { companyId: id }
    const { ownerId: moved, stage: _, ...rest } = changes
    const told = { ...rest, ...(moved && { owner: await namesOf(work, moved) }) }
    const fields = { ownerId, expectedValue }
    if (stage !== before.stage) await move(work, companyMoves, before, stage, { data: fields, changes: told })
    else {
      await work.tx.company.update({ where: { id }, data: fields })
      await work.audit('Company', id, told)
    }
    return { companyId: id }
  },
})

/** People by name, as the record of changes tells them. */
async function namesOf({ tx }: Work, ids: readonly unknown[]): Promise<[string | null, string | null]> {
  const people = await tx.user.findMany({
    where: { id: { in: ids.filter((id) => id !== null) as number[] } },
    select: { id: true, name: true },
  })
  const [before = null, after = null] = ids.map((id) => people.find((person) => person.id === id)?.name ?? null)
  return [before, after]
}

export const mergeCompanies = action({
  name: 'mergeCompanies',
  requires: 'COMPANY_RELATION',
  rules: mergeCompaniesRules,
  description:
    'Makes two spellings of a company one: the other takes over names, people, challenges, notes and tasks. It cannot be undone.',
  async run({ tx, access, audit }, { id, intoId }) {
    if (id === intoId) throw invalid({ intoId: texts.chooseAnotherCompany() })
    await holdCompanies(tx, [id, intoId])
    const gone = await access.find('COMPANY_RELATION', id)
    const stays = await access.find('COMPANY_RELATION', intoId)
    await tx.companyName.updateMany({ where: { companyId: id }, data: { companyId: intoId } })
    // Not through Prisma's update: to be called by another name is no change of an account or a challenge.
    await tx.$executeRaw`UPDATE "User" SET "companyId" = ${intoId} WHERE "companyId" = ${id}`
    await tx.$executeRaw`UPDATE "Challenge" SET "companyId" = ${intoId} WHERE "companyId" = ${id}`
    await tx.companyNote.updateMany({ where: { companyId: id }, data: { companyId: intoId } })
    await tx.companyTask.updateMany({ where: { companyId: id }, data: { companyId: intoId } })
    await tx.company.update({
      where: { id: intoId },
      data: {
        // What the one that stays does not say is taken from the other.
        sectors: stays.sectors.length ? stays.sectors : gone.sectors,
        website: stays.website || gone.website,
        city: stays.city || gone.city,
        description: stays.description || gone.description,
        stage: stays.stage === 'LEAD' ? gone.stage : stays.stage,
        ownerId: stays.ownerId ?? gone.ownerId,
        expectedValue: stays.expectedValue ?? gone.expectedValue,
      },
    })
    await tx.company.delete({ where: { id } })
    await audit('Company', id, { merged: [gone.name, stays.name] })
    await audit('Company', intoId, { merged: [gone.name, stays.name] })
    return { companyId: intoId, mergedId: id }
  },
})

export const deleteCompany = action({
  name: 'deleteCompany',
  requires: 'COMPANY_RELATION',
  rules: deleteCompanyRules,
  description: 'Deletes a company that nobody works for and that has never asked anything, with its notes and tasks.',
  async run({ tx, access, audit }, { id }) {
    await holdCompanies(tx, [id])
    const { name } = await access.find('COMPANY_RELATION', id)
    const [people, challenges] = [
      await tx.user.count({ where: { companyId: id } }),
      await tx.challenge.count({ where: { companyId: id } }),
    ]
    if (people || challenges) throw conflict(texts.inUse({ name }))
    await tx.company.delete({ where: { id } })
    await audit('Company', id, { name: [name, null] })
    return { deletedId: id }
  },
})
