/** The ascent line in words, as screen readers have it. */
import type { ReactNode } from 'react'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { makeSystem } from '#web/theme.ts'
import { AscentPipeline } from './AscentPipeline.tsx'
import { AscentPlace } from './AscentPlace.tsx'

const show = (what: ReactNode) =>
  render(
    <MemoryRouter>
      <Providers system={makeSystem()}>{what}</Providers>
    </MemoryRouter>,
  )

test.each([
  [<AscentPlace key="1" idea />, 'Stage 1 of 6: Idea', 'Idea'],
  [<AscentPlace key="2" trl={2} />, 'Stage 2 of 6: Research', 'Research'],
  [<AscentPlace key="3" trl={5} />, 'Stage 3 of 6: Validation', 'Validation'],
  [<AscentPlace key="4" trl={9} />, 'Stage 6 of 6: Market', 'Market'],
])('a record says where it stands', (place, name, stage) => {
  show(place)
  const line = within(screen.getByRole('group', { name }))
  const items = line.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Idea',
    'Research',
    'Validation',
    'Prototype',
    'Pilot',
    'Market',
  ])
  expect(items.filter((item) => item.getAttribute('aria-current')).map((item) => item.textContent)).toEqual([stage])
})

test('without a level it has no place, and says so', () => {
  show(<AscentPlace trl={null} />)
  const line = within(screen.getByRole('group', { name: /has no Technology Readiness Level yet/ }))
  for (const item of line.getAllByRole('listitem')) expect(item.getAttribute('aria-current')).toBeNull()
})

test('a pipeline counts each stage and leads to what it counts', () => {
  const amounts = { IDEA: 3, RESEARCH: 2, VALIDATION: 0, PROTOTYPE: 1, PILOT: 0, MARKET: 0 }
  show(<AscentPipeline amounts={amounts} listOf={(stage) => (stage === 'IDEA' ? '/ideas-sandbox' : null)} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Idea3',
    'Research2',
    'Validation0',
    'Prototype1',
    'Pilot0',
    'Market0',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ideas-sandbox')
})

test('a pipeline without anything is not shown', () => {
  const none = { IDEA: 0, RESEARCH: 0, VALIDATION: 0, PROTOTYPE: 0, PILOT: 0, MARKET: 0 }
  show(<AscentPipeline amounts={none} listOf={() => null} />)
  expect(screen.queryByText('From idea to market')).toBeNull()
})
