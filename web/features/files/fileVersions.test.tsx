/** New versions of a file in the browser: chosen below it, sent in its place, and the earlier ones folded away. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, entriesOf } from '#web/testing/steps.ts'

const file = (number: number, more: object = {}) => ({
  __typename: 'File',
  id: btoa(`File:${number}`),
  number,
  name: 'deck.pdf',
  kind: 'PDF',
  size: 1536,
  previewable: true,
  canDelete: true,
  contentUrl: `/api/files/${number}/content?seal=x`,
  earlierVersions: [],
  ...more,
})

async function open(files: object[], answer = () => HttpResponse.json({}, { status: 201 })) {
  const sent: Record<string, string | undefined>[] = []
  const shown = { files }
  network.use(
    http.post('*/api/upload', async ({ request }) => {
      const body = await request.text()
      const field = (name: string) => new RegExp(`name="${name}"\\s+(\\w+)`).exec(body)?.[1]
      sent.push({ entityType: field('entityType'), entityId: field('entityId'), replacesId: field('replacesId') })
      return answer()
    }),
  )
  const project = () => ({
    __typename: 'Project',
    id: 'p',
    number: 7,
    title: 'Solar still',
    canAddFiles: true,
    ...shown,
  })
  const page = renderRoute('/projects/7', {
    as: 'RESEARCHER',
    answers: { project, node: project },
  })
  return { ...page, sent, shown, section: within(await screen.findByRole('region', { name: 'Files' })) }
}
const pdf = () => new File(['%PDF'], 'deck.pdf', { type: 'application/pdf' })

test('a new version is chosen below its file and sent in its place', async () => {
  const { user, section, sent, shown } = await open([file(3, { canReplace: true })])
  await choose(user, 'Actions for deck.pdf', 'Upload a new version')
  const place = within(await section.findByRole('group', { name: 'New version' }))
  expect(await place.findByText(/Or drop it here/)).toBeTruthy()
  shown.files = [file(4, { canReplace: true, earlierVersions: [file(3)] })]
  await user.upload(place.getByLabelText('File'), pdf())
  expect(await screen.findByText('New version uploaded')).toBeTruthy()
  expect(sent).toEqual([{ entityType: 'project', entityId: '7', replacesId: '3' }])
  expect(await section.findByRole('button', { name: '1 earlier version' })).toBeTruthy()
  expect(section.queryByRole('group', { name: 'New version' })).toBeNull()
})

test('what was refused stands at its file, which stays as it was', async () => {
  const refused = { message: 'Someone has already uploaded a new version', code: 'CONFLICT' }
  const { user, section } = await open([file(3, { canReplace: true })], () =>
    HttpResponse.json(refused, { status: 409 }),
  )
  await choose(user, 'Actions for deck.pdf', 'Upload a new version')
  const place = within(await section.findByRole('group', { name: 'New version' }))
  await user.upload(await place.findByLabelText('File'), pdf())
  expect((await place.findByRole('alert')).textContent).toBe(refused.message)
  await user.click(place.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(section.queryByRole('group', { name: 'New version' })).toBeNull())
  expect(section.getByRole('button', { name: 'deck.pdf' })).toBeTruthy()
})

test('earlier versions are opened below the file, and deleted one by one', async () => {
  const earlier = [file(3, { name: 'draft.pdf' }), file(2, { name: 'sketch.pdf', canDelete: false })]
  const { user, section, asked, shown } = await open([file(4, { earlierVersions: earlier })])
  const fold = section.getByRole('button', { name: '2 earlier versions' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(section.queryByText('draft.pdf')).toBeNull()
  await user.click(fold)
  const list = within(section.getByRole('list', { name: 'Earlier versions of deck.pdf' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(await entriesOf(user, 'Actions for sketch.pdf')).toEqual(['Preview', 'Download'])
  await user.keyboard('{Escape}')
  await choose(user, 'Actions for draft.pdf', 'Delete')
  const dialog = within(await screen.findByRole('alertdialog'))
  shown.files = [file(4, { earlierVersions: earlier.slice(1) })]
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(asked).toContain('useFileActionsDeleteMutation')
})

test('none is offered where the server offers none', async () => {
  const { user, section } = await open([file(3)])
  expect(await entriesOf(user, 'Actions for deck.pdf')).toEqual(['Preview', 'Download', 'Delete'])
  expect(section.queryByRole('button', { name: /earlier version/ })).toBeNull()
})
