/** Markdown that people write never makes a reader's browser call another site by itself. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { MarkdownText } from './Markdown.tsx'

const show = (text: string) =>
  render(
    <ChakraProvider value={makeSystem()}>
      <MemoryRouter>
        <MarkdownText under={1}>{text}</MarkdownText>
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
