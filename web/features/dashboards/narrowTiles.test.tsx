/** Tiles in narrow places keep their words and amounts whole. */
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { makeSystem } from '#web/theme.ts'
import { StatTile } from './StatTile.tsx'

const show = (tile: ReactNode) =>
  render(
    <Providers system={makeSystem()} beside={null}>
      <MemoryRouter>{tile}</MemoryRouter>
    </Providers>,
  )

test.each([
  ['AED\u00a08.9M', 'clamp(1rem, 20cqi, 1.5rem)'],
  ['15.1\u00a0مليون\u00a0AED', 'clamp(1rem, 11cqi, 1.5rem)'],
  // A time may go over two lines, between its words.
  ['Nov 30, 2026, 4:00\u00a0AM', 'clamp(1rem, 23cqi, 1.5rem)'],
])('%s is as large as its tile lets it stand whole', (amount, size) => {
  show(<StatTile label="Value" count={amount} />)
  expect(screen.getByText(amount.replaceAll('\u00a0', ' ')).style.fontSize).toBe(size)
})
