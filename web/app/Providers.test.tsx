/** Widgets that say their direction themselves say that of the language. */
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom, type Locale } from '#language'
import { makeSystem } from '#web/theme.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { Providers } from './Providers.tsx'

afterEach(() => readLanguageFrom(() => 'en'))

test.each<[Locale, string]>([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('a dialog in %s is written %s', async (language, direction) => {
  readLanguageFrom(() => language)
  render(
    <Providers system={makeSystem()}>
      <Modal open onClose={() => {}} title="Title">
        Text
      </Modal>
    </Providers>,
  )
  expect((await screen.findByRole('dialog', { name: 'Title' })).dir).toBe(direction)
})
