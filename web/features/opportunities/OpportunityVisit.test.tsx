/** The page of an opportunity: what has changed is shown, is seen once it was read, and stays for the visit. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const change = 'Validated TRL: 4 → 5'
const id = btoa('Project:3')

function renderProject(as: 'INVESTOR' | 'RESEARCHER') {
  const seen: object[] = []
  let changes = [change]
  const opportunity = () =>
    as === 'INVESTOR' ? { __typename: 'Opportunity', id: btoa('Opportunity:3'), changes } : null
  const rendered = renderRoute('/projects/3', {
    as,
    answers: {
      project: () => ({ id, number: 3, title: 'Solar still', opportunity: opportunity() }),
      seeOpportunity: ({ input }: { input: object }) => {
        seen.push(input)
        changes = []
        return { opportunity: opportunity() }
      },
    },
  })
  return { ...rendered, seen }
}

test('changes are seen once, after they were read, and stay in sight', async () => {
  const { seen } = renderProject('INVESTOR')
  expect(await screen.findByText(change)).toBeTruthy()
  expect(seen).toEqual([])
  await waitFor(() => expect(seen).toEqual([{ projectId: id }]), { timeout: 5_000 })
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(seen).toHaveLength(1)
  expect(screen.getByText(change)).toBeTruthy()
})

test('nobody but an investor sees an opportunity', async () => {
  const { seen } = renderProject('RESEARCHER')
  expect(await screen.findByRole('heading', { name: 'Solar still' })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(screen.queryByText(change)).toBeNull()
  expect(seen).toEqual([])
})
