/** A deadline that has gone by is said in words, of a project that is not done yet. */
import { render } from '@testing-library/react'
import { ChakraProvider } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { isoToday } from '#api/universityDay.rules.ts'
import { makeSystem } from '#web/theme.ts'
import { Deadline } from './Deadline.tsx'

const shown = (endDate: string | null, status: 'ACTIVE' | 'COMPLETED' = 'ACTIVE') => {
  const { container } = render(
    <ChakraProvider value={makeSystem()}>
      <Deadline project={{ endDate, status }} />
    </ChakraProvider>,
  )
  return container.textContent
}

test('an overdue deadline', () => {
  expect(shown('2025-03-02')).toBe('Overdue since Mar 2, 2025')
  expect(shown('2025-03-02', 'COMPLETED')).toBe('Mar 2, 2025')
  expect(shown(isoToday())).not.toContain('Overdue')
  expect(shown(null)).toBe('None')
})
