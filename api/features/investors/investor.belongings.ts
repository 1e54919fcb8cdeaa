/** What the university keeps of investors hangs on a person. */
import { erasingAudit } from '../../auditErasure.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { removeFiles } from '../files/removeFiles.ts'

export const investorBelongings = {
  investor: {
    // The team's notes are the work of their authors, who take them along; the investor reads them nowhere.
    take: ({ db }, id) =>
      db.investor.findUnique({
        where: { id },
        select: {
          askedFor: true,
          askedAt: true,
          answeredAt: true,
          files: { select: { name: true, mediaType: true, size: true, createdAt: true }, orderBy: oldestFirst },
        },
      }),
    // Documents and notes tell of the person alone, so that nobody goes on with them.
    leave: async ({ tx, viewer: { id } }) => {
      await removeFiles(tx, { investorId: id })
      await tx.file.deleteMany({ where: { investorId: id } })
      await tx.investorNote.deleteMany({ where: { investorId: id } })
      await tx.investor.updateMany({ where: { id }, data: { askedFor: '', askedAt: null, answeredAt: null } })
      await erasingAudit(tx, 'deleteAccount', () =>
        tx.auditEntry.updateMany({
          where: { entity: 'Investor', entityId: id },
          data: { changes: {}, comment: null },
        }),
      )
      await tx.notification.deleteMany({ where: { entity: 'Investor', entityId: id } })
    },
  },
  investorNotes: {
    take: ({ db, access }, authorId) =>
      db.investorNote.findMany({
        where: { authorId, investor: access.within('INVESTOR_NOTES') },
        select: { text: true, createdAt: true, editedAt: true, investor: { select: { id: true } } },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<string, Belonging>
