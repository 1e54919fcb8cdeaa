/** Who reads in the dark prints on white paper. */
import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ColourModeProvider } from './colourMode.tsx'

afterEach(() => localStorage.removeItem('ascent.theme'))

test('a dark page is light on paper, and dark again after it', () => {
  localStorage.setItem('ascent.theme', 'dark')
  const { unmount } = render(<ColourModeProvider>Page</ColourModeProvider>)
  const root = document.documentElement
  expect(root.className).toBe('dark')
  fireEvent(window, new Event('beforeprint'))
  expect(root.className).toBe('light')
  expect(root.style.colorScheme).toBe('light')
  fireEvent(window, new Event('afterprint'))
  expect(root.className).toBe('dark')
  unmount()
  fireEvent(window, new Event('beforeprint'))
  expect(root.className).toBe('dark')
})
