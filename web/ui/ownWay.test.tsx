/** Words in the other language keep their marks at their end. */
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom, type Locale } from '#language'
import { ownWay } from './ownWay.tsx'

afterEach(() => readLanguageFrom(() => 'en'))

const shown = (language: Locale, text: string) => {
  readLanguageFrom(() => language)
  return render(<p>{ownWay(text)}</p>).container.innerHTML
}

test.each([
  ['ar', 'Gulf Wearables (demo)', '<p><bdi>Gulf Wearables (demo)</bdi></p>'],
  ['ar', 'TRL 5 – النموذج', '<p>TRL 5 – النموذج</p>'],
  ['ar', 'نعم.', '<p>نعم.</p>'],
  ['ar', '10 – 20', '<p>10 – 20</p>'],
  ['en', 'من يدفع؟', '<p><bdi>من يدفع؟</bdi></p>'],
  ['en', 'Who pays?', '<p>Who pays?</p>'],
] as const)('in %s: %s', (language, text, html) => expect(shown(language, text)).toBe(html))

test('what is no text stays what it is', () => {
  expect(ownWay(7)).toBe(7)
  expect(ownWay(null)).toBeNull()
})
