import { expect, test } from 'vitest'
import { changed } from '#web/testing/changed.ts'
import { disclosureHistory } from './disclosureHistory.ts'

test('who signed is named once, as who did it', () => {
  const signature = changed('signature', null, 'Dr. Layla Al Shehhi')
  const status = changed('status', 'SIGNING', 'SUBMITTED')
  expect(disclosureHistory.deed('signDisclosure', [signature])).toBe('signed the disclosure')
  expect(disclosureHistory.deed('signDisclosure', [signature, status])).toBe('signed last and submitted the disclosure')
  expect(disclosureHistory.deed('addDisclosureSignature', [signature])).toBe(
    'recorded the paper signature of Dr. Layla Al Shehhi',
  )
})
