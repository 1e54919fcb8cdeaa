/** Who is in a collaboration: each side brings its own people. */
import * as texts from '#texts/collaborations/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { openCollaboration, tellPeople } from './collaboration.people.ts'
import { touch } from './touch.ts'
import { addPartnersRules, removePartnerRules } from './collaboration.rules.ts'
import { mayChoose, sideOf } from './collaborationSides.ts'

const mostPartners = 40

export const addPartners = action({
  name: 'addPartners',
  requires: 'COLLABORATION_UPDATE',
  rules: addPartnersRules,
  description:
    'Makes people partners of a collaboration: researchers those of the university, the company its own. They are notified, and see all of it from then on.',
  async run(work, { id, userIds }) {
    const { tx, viewer, audit } = work
    const collaboration = await openCollaboration(work, id)
    const found = await tx.user.findMany({
      where: { id: { in: userIds }, status: 'ACTIVE', role: { in: ['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER'] } },
      select: { id: true, name: true, role: true, companyId: true },
    })
    const companies = await companiesOf(work, id)
    const suits = (person: (typeof found)[number]) =>
      mayChoose(viewer.role, sideOf(person.role)) &&
      (sideOf(person.role) === 'UNIVERSITY' || companies.has(person.companyId))
    if (found.length !== new Set(userIds).size || !found.every(suits))
      throw invalid({
        userIds: mayChoose(viewer.role, 'COMPANY') ? texts.chooseCompanyPeople() : texts.chooseResearchers(),
      })
    const present = await tx.collaborationPartner.findMany({
      where: { collaborationId: id },
      select: { userId: true },
    })
    const fresh = found.filter((person) => !present.some(({ userId }) => userId === person.id))
    if (!fresh.length) return { collaborationId: id }
    if (present.length + fresh.length > mostPartners) throw conflict(texts.mostPartners({ most: mostPartners }))
    await tx.collaborationPartner.createMany({
      data: fresh.map((person) => ({ collaborationId: id, userId: person.id })),
      skipDuplicates: true,
    })
    await audit('Collaboration', id, { partners: [null, fresh.map(({ name }) => name).join(', ')] })
    const people = fresh.map((person) => person.id)
    await tellPeople(work, people, 'COLLABORATION_JOINED', collaboration)
    return touch(work, id)
  },
})

/** The companies of those who are in it: their colleagues may join them. */
async function companiesOf({ tx }: Work, collaborationId: number): Promise<Set<number | null>> {
  const people = await tx.user.findMany({
    where: {
      companyId: { not: null },
      collaborations: { some: { collaborationId } },
    },
    select: { companyId: true },
  })
  return new Set(people.map(({ companyId }) => companyId))
}

export const removePartner = action({
  name: 'removePartner',
  requires: 'COLLABORATION_UPDATE',
  rules: removePartnerRules,
  description: 'Takes a person out of a collaboration, or lets the viewer leave it; the last one of a side stays.',
  async run(work, { id, userId }) {
    const { tx, viewer, audit } = work
    await openCollaboration(work, id)
    const partners = await tx.collaborationPartner.findMany({
      where: { collaborationId: id },
      select: { userId: true, user: { select: { name: true, role: true } } },
    })
    const partner = partners.find((one) => one.userId === userId)
    if (!partner) throw notFound(records.partner())
    const side = sideOf(partner.user.role)
    if (userId !== viewer.id && !mayChoose(viewer.role, side)) throw conflict(texts.ownSide())
    if (partners.filter(({ user }) => sideOf(user.role) === side).length === 1) throw conflict(texts.lastOfSide())
    await tx.collaborationPartner.deleteMany({ where: { collaborationId: id, userId } })
    await audit('Collaboration', id, { partners: [partner.user.name, null] })
    return touch(work, id)
  },
})
