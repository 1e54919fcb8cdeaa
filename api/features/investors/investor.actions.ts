/** What the university asks of investors whose accounts wait for verification. */
import { action } from '../../action.ts'
import { lockRow } from '../../lockRow.ts'
import { beginningOf } from '../notifications/knowing.ts'
import { notify } from '../notifications/notify.ts'
import { requestVerificationDocumentsRules } from './investor.rules.ts'

export const requestVerificationDocuments = action({
  name: 'requestVerificationDocuments',
  requires: 'INVESTOR_VERIFY',
  rules: requestVerificationDocumentsRules,
  description:
    'Asks an investor whose account waits for documents, and says what is missing; the investor is notified.',
  async run(work, { id, reason }) {
    const { tx, access, audit } = work
    // A verification of the account at the same moment comes before or after this.
    await lockRow(tx, 'User', id)
    const { askedFor } = await access.find('INVESTOR_VERIFY', id)
    await tx.investor.update({
      where: { id },
      data: { askedFor: reason, askedAt: new Date(), answeredAt: null },
    })
    await audit('Investor', id, { askedFor: [askedFor, reason] })
    await notify(work, {
      to: id,
      kind: 'INVESTOR_DOCUMENTS_ASKED',
      subject: { entity: 'Investor', id },
      data: { reason: beginningOf(reason) },
    })
    return { investorId: id }
  },
})
