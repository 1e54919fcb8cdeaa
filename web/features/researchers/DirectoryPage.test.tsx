/** The directory: searched by field, with a profile that tells no more than the server does. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

type Asked = { filter: Record<string, unknown> }

function renderDirectory(address = '/researchers/directory') {
  const asked: Asked[] = []
  const rendered = renderRoute(address, {
    as: 'INVESTOR',
    answers: {
      users: (args: Asked) => {
        asked.push(args)
        const node = { id: 'ada', name: 'Ada Noor', department: 'Medicine', expertise: ['Optics'], projectCount: 2 }
        return { totalCount: 1, edges: [{ node }] }
      },
      node: { __typename: 'User', name: 'Ada Noor', bio: 'Looks at light', expertise: ['Optics'], email: null },
      departments: [{ name: 'Medicine' }],
      researcherExpertise: ['Optics'],
    },
  })
  return { ...rendered, last: () => asked.at(-1)!.filter }
}

test('asks for active researchers alone and follows a field to those who share it', async () => {
  const { user, last } = renderDirectory()
  expect(await screen.findByText('2 projects')).toBeTruthy()
  expect(last()).toMatchObject({ role: ['RESEARCHER'], status: ['ACTIVE'], expertise: [] })
  await user.click(screen.getByRole('link', { name: 'Optics' }))
  expect(await screen.findByRole('button', { name: 'Remove filter Expertise: Optics' })).toBeTruthy()
  expect(last()).toMatchObject({ expertise: ['Optics'] })
})

test('the profile opens beside the list, without an address that is hidden', async () => {
  const { user } = renderDirectory()
  await user.click(await screen.findByRole('button', { name: 'View Ada Noor' }))
  const profile = await screen.findByRole('dialog', { name: 'Ada Noor' })
  expect(await within(profile).findByText('Looks at light')).toBeTruthy()
  expect(within(profile).queryByText('Email')).toBeNull()
})
