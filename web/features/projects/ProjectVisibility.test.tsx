/** Opening a project to industry and investors from the list, and what is said of it. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const project = { id: 'p1', number: 1, title: 'Solar still', approvedForIndustry: false }

test.for<[said: string, answer: object, role: 'status' | 'alert', words: string]>([
  ['what was done is told in passing', { projects: [project], refused: [] }, 'status', 'Enabled industry access'],
  [
    'what was refused stays to be read',
    { projects: [], refused: [{ projectId: 'p1', reason: 'The project is a draft' }] },
    'alert',
    'Nothing was changed1 project not updated: "Solar still" is a draft.',
  ],
])('%s', async ([, setProjectAccess, role, words]) => {
  const { user } = renderRoute('/projects/list', {
    as: 'KU_TEAM',
    answers: { projects: () => ({ totalCount: 1, edges: [{ node: project }] }), setProjectAccess },
  })
  await user.click(await screen.findByRole('button', { name: 'Project Visibility of Solar still' }))
  await user.click(await screen.findByRole('switch', { name: 'Industry access' }))
  await waitFor(() =>
    expect(screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent)).toContain(words),
  )
})
