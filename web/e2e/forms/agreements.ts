/** Where the form of agreement templates opens. */
import type { Opener } from './openers.ts'

export const agreementOpeners: Record<string, Opener> = {
  saveAgreementVersion: {
    as: 'admin',
    address: '/admin/settings/agreements/patentability',
    press: ['Edit in Arabic'],
    // What every draft needs.
    values: { text: '## السؤال\n\n{purpose}\n\n{subject}' },
  },
}
