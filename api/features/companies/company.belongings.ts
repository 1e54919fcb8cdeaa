/** What of companies hangs on a person: others of the university go on with it. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const named = { select: { id: true, name: true } }

/** Nobody waits for who does not come back: the accounts and what is not done have nobody again. */
const letGoOfAccounts = ({ tx, viewer }: Work) =>
  tx.company.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } })
const letGoOfTasks = ({ tx, viewer }: Work) =>
  tx.companyTask.updateMany({ where: { assigneeId: viewer.id, doneAt: null }, data: { assigneeId: null } })

export const companyBelongings = {
  // The company of an account is said by its department.
  company: {},
  ownedCompanies: {
    take: ({ db }, ownerId) => db.company.findMany({ where: { ownerId }, ...named, orderBy: oldestFirst }),
    leave: letGoOfAccounts,
    close: letGoOfAccounts,
  },
  companyNotes: {
    take: ({ db }, authorId) =>
      db.companyNote.findMany({
        where: { authorId },
        select: { text: true, contactOn: true, createdAt: true, company: named },
        orderBy: oldestFirst,
      }),
  },
  companyTasks: {
    take: ({ db }, assigneeId) =>
      db.companyTask.findMany({
        where: { assigneeId },
        select: { text: true, dueOn: true, doneAt: true, company: named },
        orderBy: oldestFirst,
      }),
    leave: letGoOfTasks,
    close: letGoOfTasks,
  },
} as const satisfies Record<string, Belonging>
