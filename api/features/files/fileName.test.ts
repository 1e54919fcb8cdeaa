import { expect, test } from 'vitest'
import { disposition, safeName } from './fileName.ts'

test.each([
  ['deck.pdf', 'deck.pdf'],
  ['Deck.PDF', 'Deck.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\deck.pdf', 'deck.pdf'],
  ['deck.exe', 'deck.pdf'],
  ['report v1.2', 'report v1.2.pdf'],
  ['a\u202efdp.exe', 'afdp.pdf'],
  ['a\r\nset-cookie: x.pdf', 'aset-cookie_ x.pdf'],
  ['.htaccess', 'file.pdf'],
  ['  . .deck . .pdf', 'deck.pdf'],
  ['', 'file.pdf'],
  ['con.pdf', '_con.pdf'],
  ['a<b>:"|?*.pdf', 'a_b______.pdf'],
  ['مياه.pdf', 'مياه.pdf'],
  ['e\u0301.pdf', 'é.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(120)}.pdf`],
])('%j becomes %j', (given, name) => {
  expect(safeName(given, 'application/pdf')).toBe(name)
})

test('an extension that belongs to the content stays', () => {
  expect(safeName('photo.JPEG', 'image/jpeg')).toBe('photo.jpeg')
  expect(safeName('photo.png', 'image/jpeg')).toBe('photo.jpg')
})

// ASVS 5.4.2
test('a download is named in both forms of the header', () => {
  expect(disposition('attachment', 'a "b" مياه.pdf')).toBe(
    `attachment; filename="a _b_ ____.pdf"; filename*=UTF-8''a%20%22b%22%20%D9%85%D9%8A%D8%A7%D9%87.pdf`,
  )
})
