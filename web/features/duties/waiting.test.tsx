/** What waits on its own page: in parts, with what to do and why, searched, filtered, page by page, and the other side. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { duty } from '#web/testing/duty.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, listOf } from '#web/testing/steps.ts'

interface Asked {
  filter?: { awaited?: boolean; kind?: string[]; search?: string | null; overdue?: true | null }
  first?: number
  page?: number
}

/** The queue with these rows on one side; what was asked for, the last at the end. */
function waiting(address: string, rows: object[], answers: Answers = {}) {
  const asked: Asked[] = []
  const count = (when: string) => rows.filter((row) => (row as { when: string }).when === when).length
  const rendered = renderRoute(address, {
    as: 'INVESTOR',
    answers: {
      dutyCount: ({ filter }: Asked) => ({ __typename: 'DutyCount', open: filter?.awaited ? 2 : 41, overdue: 1 }),
      dutiesByKind: [
        { __typename: 'DutyKindCount', kind: 'IDEA_REVIEW' },
        { __typename: 'DutyKindCount', kind: 'CHALLENGE_CHECK' },
      ],
      duties: (variables: Asked) => {
        asked.push(variables)
        return {
          ...listOf(...rows),
          totalCount: rows.length,
          lateCount: count('LATE'),
          thisWeekCount: count('THIS_WEEK'),
        }
      },
      ...answers,
    },
  })
  return { ...rendered, asked }
}

test('each part has its heading, and each row says what to do, who asked, why and by when', async () => {
  waiting('/waiting', [
    duty(1, { when: 'LATE', overdue: true, daysLate: 3, due: '2026-11-20', outside: true }),
    duty(2, { when: 'THIS_WEEK', askedBy: null, takenBy: 'Mona', why: 'It is assigned to you.' }),
    duty(3, { when: 'LATER' }),
  ])
  const late = within(await screen.findByRole('region', { name: 'Late (1)' }))
  expect(late.getByRole('link', { name: 'Review idea: Idea 1' }).getAttribute('href')).toBe('/ideas-sandbox?idea=1')
  expect(late.getByText('Requested by Sana · Waiting since Nov 2, 2026')).toBeTruthy()
  expect(late.getByText('You own what it is about.')).toBeTruthy()
  for (const words of ['Outside the university', '3 working days late', 'Was due Nov 20, 2026'])
    expect(late.getByText(words)).toBeTruthy()
  const week = within(screen.getByRole('region', { name: 'This week (1)' }))
  for (const words of ['Waiting since Nov 2, 2026', 'Assigned to Mona', 'It is assigned to you.', 'Due Nov 20, 2026'])
    expect(week.getByText(words)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Later (1)' })).toBeTruthy()
  expect(screen.getByText(/^Late items come first/)).toBeTruthy()
  expect(screen.getByText('Showing 3 items')).toBeTruthy()
})

test('it is searched and filtered by kind and by what is late, in the address', async () => {
  const { user, asked } = waiting('/waiting?kind=NOTHING', [duty(1)])
  const box = await screen.findByRole('searchbox', { name: 'Search by title' })
  expect(asked.at(-1)).toMatchObject({ first: 25, page: 1, filter: { awaited: false, kind: [], search: null } })
  await user.type(box, 'still')
  await expect.poll(() => asked.at(-1)?.filter?.search).toBe('still')
  await user.click(await findButton('Filters'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Check challenge')
  await expect.poll(() => asked.at(-1)?.filter?.kind).toEqual(['CHALLENGE_CHECK'])
  await user.click(await findButton('Late only'))
  await expect.poll(() => asked.at(-1)?.filter?.overdue).toBe(true)
})

test('what others have to answer is the other side, with who answers it', async () => {
  const { user, asked } = waiting('/waiting', [duty(1, { why: null, askedBy: null, outside: true })])
  expect(await screen.findByRole('link', { name: 'Waiting for you (41)', current: 'page' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'You are waiting for (2)' }))
  expect(await screen.findByText('Waiting for: University team · Waiting since Nov 2, 2026')).toBeTruthy()
  expect(screen.queryByText('Outside the university')).toBeNull()
  expect(asked.at(-1)).toMatchObject({ filter: { awaited: true } })
})

test('many are read page by page', async () => {
  const { user, asked } = waiting('/waiting', [duty(1)], {
    duties: ({ page, first }: Asked) => {
      asked.push({ page: page!, first: first! })
      return { ...listOf(duty(page!)), totalCount: 60, lateCount: 0, thisWeekCount: 0 }
    },
  })
  await user.click(await findButton('Page 3'))
  expect(await screen.findByRole('link', { name: 'Review idea: Idea 3' })).toBeTruthy()
  expect(asked.at(-1)).toEqual({ page: 3, first: 25 })
})

test('an empty list says why', async () => {
  waiting('/waiting', [])
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeTruthy()
})

test('an empty other side and a search without results have words of their own', async () => {
  waiting('/waiting?turn=others', [])
  expect(await screen.findByRole('heading', { name: 'You are not waiting for anyone' })).toBeTruthy()
})

test('a search without results says so', async () => {
  waiting('/waiting?q=wind', [])
  expect(await screen.findByRole('heading', { name: 'Nothing matches your filters' })).toBeTruthy()
})
