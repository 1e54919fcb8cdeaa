/** Markdown that people write never makes a reader's browser call another site by itself. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { MarkdownText } from './Markdown.tsx'

const show = (text: string, dir?: 'auto') =>
  render(
    <ChakraProvider value={makeSystem()}>
      <MemoryRouter>
        <MarkdownText under={1} dir={dir}>
          {text}
        </MarkdownText>
      </MemoryRouter>
    </ChakraProvider>,
  )

test('a picture of another site is a link to it', () => {
  const { container } = show('![a chart](https://evil.example.org/pixel.png)')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'a chart' }).getAttribute('rel')).toBe('noreferrer')
})

test('a picture of our own is shown', () => {
  const { container } = show('![a chart](/api/files/7)')
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/api/files/7')
})

test('a link that only looks like our own opens beside Ascent', () => {
  show('[here](//evil.example.org) and [there](/projects)')
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('target')).toBeNull()
})

const written = '## One\n\nA sentence.\n\n- first\n\n1. then'

test('each part that a person wrote goes its own way', () => {
  const { container } = show(written, 'auto')
  for (const part of ['h2', 'p', 'ul', 'ol']) expect(container.querySelector(part)!.getAttribute('dir')).toBe('auto')
  expect(container.querySelector('li')!.hasAttribute('dir')).toBe(false)
})

test('our own texts go the way of the page', () => {
  const { container } = show(written)
  expect(container.querySelectorAll('[dir]')).toHaveLength(0)
})
