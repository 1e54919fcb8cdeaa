/** Investors, as the shared parts of the platform know them: documents of their verification, and the team's notes. */
import * as errors from '#texts/investors/errors.js'
import { record } from '../../records/definition.ts'
import { activeOf, teamRoles } from '../../universityTeam.ts'

export const investorRecord = record('Investor', {
  path: (id, may) => (may('INVESTOR_RELATIONS') ? `/investors/detail/${id}` : '/settings?section=verification'),
  search: {
    name: 'investors',
    description: 'Investors by name, organization and expertise, for the university, at most 5.',
    read: 'INVESTOR_READ',
    allowed: 'INVESTOR_RELATIONS',
    order: [{ user: { sortName: 'asc' } }, { id: 'asc' }],
    words: { titled: 'name', also: ['department', 'expertise'], of: 'User' },
  },
  history: { requires: 'INVESTOR_NOTES' },
  messages: {
    // Among the team; the investor never sees them.
    INTERNAL: {
      model: 'InvestorNote',
      read: 'INVESTOR_NOTES',
      write: 'INVESTOR_NOTES',
      update: 'INVESTOR_NOTE_UPDATE',
      delete: 'INVESTOR_NOTE_UPDATE',
    },
  },
  files: {
    requires: 'INVESTOR_DOCUMENT_ADD',
    async host(tx, id) {
      const { name, status } = await tx.user.findUniqueOrThrow({ where: { id } })
      const waits = status === 'PENDING_VERIFICATION'
      return {
        title: errors.verificationOf({ name }),
        people: await activeOf(tx, teamRoles),
        closed: waits ? null : errors.isDecided(),
        sealed: waits ? null : errors.documentsStay(),
      }
    },
    // What was asked for is answered.
    added: ({ tx }, _file, id) =>
      tx.investor.updateMany({
        where: { id, askedAt: { not: null }, answeredAt: null },
        data: { answeredAt: new Date() },
      }),
  },
})
