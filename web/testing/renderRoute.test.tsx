import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from './renderRoute.tsx'

test('a page is shown with what the server answers', async () => {
  renderRoute('/researchers/projects', {
    as: 'RESEARCHER',
    answers: { projects: { totalCount: 1, edges: [{ node: { id: '1', number: 7, title: 'Solar still' } }] } },
  })
  expect(await screen.findByRole('heading', { name: 'My Research Projects' })).toBeTruthy()
  expect(await screen.findByText('Solar still')).toBeTruthy()
})
