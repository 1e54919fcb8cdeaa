/** Words in the other language keep their marks at their end. */
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom, type Locale } from '#language'
import { oneLine, ownWay } from './ownWay.tsx'

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

test.each([
  ['ar', 'Adjustable socket for lower-limb prostheses', 'ltr', 'right'],
  ['ar', 'مقبس قابل للضبط', undefined, undefined],
  ['ar', 'TRL 5 – النموذج', undefined, undefined],
  ['en', 'مقبس قابل للضبط', 'rtl', 'left'],
  ['en', 'Adjustable socket', undefined, undefined],
] as const)(
  'in %s one line of “%s” is cut off at its own end, at the page’s side',
  (language, text, dir, textAlign) => {
    readLanguageFrom(() => language)
    expect(oneLine(text)).toEqual({ truncate: true, ...(dir ? { dir, textAlign } : {}) })
  },
)
