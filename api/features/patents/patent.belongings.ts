/** What of patents hangs on a person. Inventors stay named: who made an invention is a fact of law, whatever becomes of an account. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

/** What the person was to do is the whole university's again. */
const giveUp = ({ tx, viewer }: Work) =>
  tx.patentDeadline.updateMany({ where: { handlerId: viewer.id, outcome: null }, data: { handlerId: null } })

const told = {
  title: true,
  office: true,
  kind: true,
  status: true,
  applicationNumber: true,
  publicationNumber: true,
  grantNumber: true,
  filedOn: true,
  publishedOn: true,
  grantedOn: true,
} as const

export const patentBelongings = {
  patentFamilies: {
    take: ({ db }, ownerId) =>
      db.patentFamily.findMany({
        where: { ownerId },
        select: {
          confidential: true,
          createdAt: true,
          inventors: { select: { name: true, affiliation: true } },
          patents: {
            select: {
              ...told,
              attorney: true,
              notes: true,
              deadlines: { select: { kind: true, year: true, title: true, dueOn: true, outcome: true, note: true } },
              costs: { select: { kind: true, amount: true, paidOn: true, note: true } },
            },
          },
        },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.patentFamily.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } }),
  },
  patentInventions: {
    take: ({ db }, userId) =>
      db.patentInventor.findMany({
        where: { userId },
        select: { name: true, affiliation: true, patentFamily: { select: { patents: { select: told } } } },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.patentInventor.updateMany({ where: { userId: viewer.id }, data: { userId: null } }),
  },
  handledPatentDeadlines: { leave: giveUp, close: giveUp },
  // What was done belongs to the patent.
  closedPatentDeadlines: {},
} as const satisfies Record<string, Belonging>
