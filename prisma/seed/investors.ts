/** What the demo's investors gave for their verification, what one is asked for, and what the team noted of them. */
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import { pdfOf } from './files/pdf.ts'
import { stored } from './files/stored.ts'
import type { Ids } from './projects/demoProject.ts'

const asked = 'A trade license of the fund, and a letter that says that you invest for it.'

const notes = [
  'Prefers a call before the first meeting, and reads summaries in English.',
  'Decides in its investment committee on the first Tuesday of the month.',
  'Asked twice about patents in the GCC; send the state of the filings before a term sheet.',
]

/** Writes them; `kept` names what is in the storage so far, to be taken out again when the seeding fails. */
export async function seedInvestors(tx: Tx, calendar: Calendar, persons: Ids, kept: string[]): Promise<void> {
  const investors = await tx.user.findMany({ where: { role: 'INVESTOR' }, orderBy: { id: 'asc' } })
  const team = [persons.get('commercialization_team')!, persons.get('ku_team')!]
  for (const [nth, { id, name, department, status, createdAt, verifiedAt }] of investors.entries()) {
    if (nth % 3 !== 2) {
      const bytes = pdfOf(department, [
        ['To whom it may concern', `${department} confirms that ${name} invests for it.`],
      ])
      await tx.file.create({
        data: {
          name: 'letter-of-the-fund.pdf',
          mediaType: 'application/pdf',
          ...(await stored(bytes, kept)),
          investorId: id,
          uploaderId: id,
          createdAt,
        },
      })
    }
    const author = team[nth % 2]!
    if (status === 'PENDING_VERIFICATION') {
      const at = calendar.ago(0, nth)
      await tx.investor.update({ where: { id }, data: { askedFor: asked, askedAt: at } })
      await tx.auditEntry.create({
        data: {
          at,
          action: 'requestVerificationDocuments',
          actorId: author,
          entity: 'Investor',
          entityId: id,
          changes: { askedFor: ['', asked] },
        },
      })
    } else {
      if (verifiedAt)
        await tx.auditEntry.create({
          data: {
            at: verifiedAt,
            action: 'verifyAccounts',
            actorId: author,
            entity: 'User',
            entityId: id,
            changes: { status: ['PENDING_VERIFICATION', 'ACTIVE'] },
          },
        })
      await tx.investorNote.create({
        data: { investorId: id, authorId: author, text: notes[nth % notes.length]!, createdAt: calendar.ago(9, nth) },
      })
    }
  }
}
