/** In which language a request is answered: chosen in the browser, asked for by it, or the platform's. */
import { expect, test, vi } from 'vitest'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { requestLanguage, wantedLanguage } from './requestLanguage.ts'

const { db } = await fileDatabase()

test.each([
  [{}, null],
  [{ cookie: 'other=1; ascent_language=ar' }, 'ar'],
  [{ cookie: 'ascent_language=ar', 'accept-language': 'en' }, 'ar'],
  [{ cookie: 'ascent_language=xx', 'accept-language': 'en-GB' }, 'en'],
  [{ 'accept-language': 'ar-AE,en;q=0.8' }, 'ar'],
  [{ 'accept-language': 'fr-FR,ar;q=0.3,en;q=0.2' }, 'ar'],
  [{ 'accept-language': 'fr-FR,fr;q=0.9' }, null],
  [{ 'accept-language': '*' }, null],
  [{ 'accept-language': 'fr, *;q=0.5' }, null],
  [{ 'accept-language': 'ar;q=nonsense,,;' }, null],
])('%o asks for %s', (headers, language) => {
  expect(wantedLanguage({ headers })).toBe(language)
})

test('who asks for no language of ours gets that of the platform', async () => {
  await db.platform.create({ data: { language: 'ARABIC' } })
  const languageOf = requestLanguage(db)
  await vi.waitFor(() => expect(languageOf({ headers: {} })).toBe('ar'))
  expect(languageOf({ headers: { 'accept-language': 'en' } })).toBe('en')
})

test('while the database does not answer, it is the last one that was read', () => {
  const platform = { findUnique: () => new Promise(() => {}) }
  expect(requestLanguage({ platform } as never)({ headers: {} })).toBe('en')
})
