/** The directory: searched by field, with a profile that tells no more than the server does. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const ada = btoa('User:3')

type Asked = { filter: Record<string, unknown> }

function renderDirectory(address = '/researchers/directory') {
  const asked: Asked[] = []
  const written: object[] = []
  const rendered = renderRoute(address, {
    as: 'INVESTOR',
    answers: {
      users: (args: Asked) => {
        asked.push(args)
        const node = {
          id: ada,
          number: 3,
          name: 'Ada Noor',
          department: 'Medicine',
          expertise: ['Optics'],
          projectCount: 2,
        }
        return { totalCount: 1, edges: [{ node }] }
      },
      user: {
        id: ada,
        name: 'Ada Noor',
        bio: 'Looks at light',
        expertise: ['Optics'],
        email: null,
        canContact: true,
      },
      contactResearcher: ({ input }: { input: object }) => {
        written.push(input)
        return { researcher: { __typename: 'User', id: ada } }
      },
      departments: [{ name: 'Medicine' }],
      researcherExpertise: ['Optics'],
    },
  })
  return { ...rendered, written, last: () => asked.at(-1)!.filter }
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
  const profile = await screen.findByRole('dialog', { name: 'Researcher' })
  expect(await within(profile).findByText('Looks at light')).toBeTruthy()
  expect(within(profile).queryByText('Email')).toBeNull()
})

test('a message goes to the researcher once it says what it is about', async () => {
  const { user, written } = renderDirectory()
  await user.click(await screen.findByRole('button', { name: 'View Ada Noor' }))
  await user.click(await screen.findByRole('button', { name: 'Contact Ada Noor' }))
  const dialog = await screen.findByRole('dialog', { name: 'Contact Ada Noor' })
  const send = within(dialog).getByRole('button', { name: 'Send message' })
  await user.click(send)
  expect(await within(dialog).findAllByText(/at least 20 characters/)).not.toHaveLength(0)
  expect(written).toEqual([])
  await user.type(within(dialog).getByRole('textbox'), 'May we talk about your lens?')
  await user.click(send)
  await waitFor(() => expect(written).toEqual([{ userId: ada, message: 'May we talk about your lens?' }]))
})
