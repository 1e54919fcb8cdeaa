/** What of disclosures hangs on a person. Inventors stay named: who made an invention is a fact of law, whatever becomes of an account. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { deciding } from './disclosureMoves.ts'

/** What was under review is the whole university's again. */
const giveUp = ({ tx, viewer }: Work) =>
  tx.inventionDisclosure.updateMany({
    where: { handlerId: viewer.id, status: { in: [...deciding] } },
    data: { handlerId: null },
  })

/** Another inventor goes on with what is not decided. */
async function handOn({ tx, viewer }: Work) {
  const going = await tx.inventionDisclosure.findMany({
    where: { submitterId: viewer.id, status: { notIn: ['DECIDED', 'WITHDRAWN'] } },
    select: {
      id: true,
      inventors: {
        where: { userId: { not: viewer.id }, user: { status: 'ACTIVE' } },
        orderBy: { position: 'asc' },
        take: 1,
      },
    },
  })
  for (const { id, inventors } of going)
    if (inventors[0]) await tx.inventionDisclosure.update({ where: { id }, data: { submitterId: inventors[0].userId } })
}

/** Drafts of which nobody else knows go with the person. */
async function leave(work: Work) {
  const { tx, viewer } = work
  await handOn(work)
  const drafts = { submitterId: viewer.id, status: 'DRAFT', requestedAt: null } as const
  await removeFiles(tx, { inventionDisclosure: drafts })
  await tx.inventionDisclosure.deleteMany({ where: drafts })
}

const named = { select: { id: true, title: true } } as const

export const disclosureBelongings = {
  inventionDisclosures: {
    take: ({ db, access }, submitterId) =>
      db.inventionDisclosure.findMany({
        where: { AND: [{ submitterId }, access.within('DISCLOSURE_READ')] },
        omit: { searchText: true, sortTitle: true, sortSubmittedAt: true, sortDecideBy: true },
        include: { inventors: { select: { name: true, share: true, role: true } } },
        orderBy: oldestFirst,
      }),
    leave,
    close: handOn,
  },
  inventions: {
    take: ({ db, access }, userId) =>
      db.disclosureInventor.findMany({
        where: { userId, disclosure: access.within('DISCLOSURE_READ') },
        select: {
          name: true,
          affiliation: true,
          role: true,
          share: true,
          disclosure: named,
          signatures: { select: { name: true, statement: true, signedAt: true, voidedAt: true } },
        },
        orderBy: oldestFirst,
      }),
    // The name stays; a signature that is still missing is given on paper.
    leave: ({ tx, viewer }) =>
      tx.disclosureInventor.updateMany({ where: { userId: viewer.id }, data: { userId: null } }),
  },
  handledDisclosures: { leave: giveUp, close: giveUp },
  // Decisions and recorded signatures belong to the disclosure.
  decidedDisclosures: {},
  recordedSignatures: {},
  disclosureMessages: {
    take: ({ db, access }, authorId) =>
      db.disclosureMessage.findMany({
        where: { authorId, inventionDisclosure: access.within('DISCLOSURE_WRITE') },
        select: { text: true, createdAt: true, inventionDisclosure: named },
        orderBy: oldestFirst,
      }),
  },
  disclosureNotes: {
    take: ({ db, access }, authorId) =>
      db.disclosureNote.findMany({
        where: { authorId, inventionDisclosure: access.within('DISCLOSURE_WORK') },
        select: { text: true, createdAt: true, inventionDisclosure: named },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<string, Belonging>
