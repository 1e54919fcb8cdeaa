/** The files of a project in the browser's patterns: choose, drop, progress, cancel, errors at the file, delete. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { entriesOf, press } from '#web/testing/steps.ts'

interface Row {
  name: string
  kind?: string
  previewable?: boolean
  canDelete?: boolean
}

let files: Row[]
let sent: { name: string; entityType: unknown; entityId: unknown; authorization: string | null }[]
let answerUpload: (name: string) => Promise<Response> | Response
let readAgain: () => Promise<unknown>

beforeEach(() => {
  readAgain = () => Promise.resolve()
  files = []
  sent = []
  answerUpload = (name) => {
    files = [{ name, kind: 'PDF', previewable: true, canDelete: true }, ...files]
    return HttpResponse.json({}, { status: 201 })
  }
  network.use(
    http.post('*/api/upload', async ({ request }) => {
      const body = await request.text()
      const field = (name: string) => new RegExp(`name="${name}"\\s+(\\w+)`).exec(body)?.[1]
      const name = /filename="([^"]+)"/.exec(body)?.[1] ?? body
      sent.push({
        name,
        entityType: field('entityType'),
        entityId: field('entityId'),
        authorization: request.headers.get('authorization'),
      })
      return answerUpload(name)
    }),
  )
})

const project = (canAddFiles: boolean) => ({
  number: 7,
  title: 'Solar still',
  canAddFiles,
  files: () =>
    files.map((file, nth) => ({
      id: `file${nth}`,
      size: 1536,
      contentUrl: `/api/files/${nth}/content?seal=x`,
      ...file,
    })),
})

const open = async (canAddFiles = true) => {
  const page = renderRoute('/projects/7', {
    as: 'RESEARCHER',
    answers: {
      project: project(canAddFiles),
      node: async () => {
        await readAgain()
        return { __typename: 'Project', ...project(canAddFiles) }
      },
    },
  })
  if (canAddFiles && !files.length) await page.user.click(await screen.findByRole('button', { name: 'Add files' }))
  const section = within(await screen.findByRole('region', { name: 'Files' }))
  if (canAddFiles) await section.findByRole('button', { name: 'Add files' })
  return { ...page, section }
}

const pdf = (name: string, content = '%PDF') => new File([content], name, { type: 'application/pdf' })

test('a chosen file is sent where it belongs and stands in the list', async () => {
  const { user, section } = await open()
  expect(section.getByText(/No files yet/)).toBeDefined()
  expect(section.getByText(/up to 1 MB each/)).toBeDefined()
  await user.upload(section.getByLabelText('Files to add'), pdf('deck.pdf'))
  expect(await section.findByRole('button', { name: 'deck.pdf' })).toBeDefined()
  expect(sent).toEqual([{ name: 'deck.pdf', entityType: 'project', entityId: '7', authorization: 'Bearer token' }])
  expect(await section.findByText('deck.pdf uploaded.')).toBeDefined()
  await waitFor(() => expect(section.queryByRole('list', { name: 'Uploads' })).toBeNull())
})

test('an upload leaves before its file comes to the list, where it would move what is about to be pressed', async () => {
  let read = () => {}
  readAgain = () => new Promise<void>((resolve) => (read = resolve))
  const { user, section } = await open()
  await user.upload(section.getByLabelText('Files to add'), pdf('deck.pdf'))
  expect(await section.findByText('deck.pdf uploaded.')).toBeDefined()
  expect(section.queryByRole('list', { name: 'Uploads' })).toBeNull()
  expect(section.queryByRole('button', { name: 'deck.pdf' })).toBeNull()
  await waitFor(() => (read(), section.getByRole('button', { name: 'deck.pdf' })))
})

test('dropped files are sent one after another', async () => {
  const { section } = await open()
  fireEvent.drop(section.getByTestId('drop-zone'), { dataTransfer: { files: [pdf('one.pdf'), pdf('two.pdf')] } })
  expect(await section.findByRole('button', { name: 'two.pdf' })).toBeDefined()
  expect(sent.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf'])
})

test('a refusal stands at the file, which can be tried again or put away', async () => {
  const usual = answerUpload
  answerUpload = (name) =>
    HttpResponse.json({ message: `“${name}” is not an accepted file type`, code: 'UNSUPPORTED' }, { status: 415 })
  const { user, section } = await open()
  fireEvent.drop(section.getByTestId('drop-zone'), { dataTransfer: { files: [pdf('page.png'), pdf('b.pdf')] } })
  const alerts = await waitFor(() => {
    expect(section.getAllByRole('alert')).toHaveLength(2)
    return section.getAllByRole('alert').map(({ textContent }) => textContent)
  })
  expect(alerts).toEqual(['“page.png” is not an accepted file type', '“b.pdf” is not an accepted file type'])
  await user.click(section.getByRole('button', { name: 'Dismiss page.png' }))
  answerUpload = usual
  await user.click(section.getByRole('button', { name: 'Try again: b.pdf' }))
  expect(await section.findByRole('button', { name: 'b.pdf' })).toBeDefined()
  expect(section.queryByText('page.png')).toBeNull()
})

test('what is too large or empty is not even sent', async () => {
  const { user, section } = await open()
  await user.upload(section.getByLabelText('Files to add'), [
    pdf('big.pdf', 'x'.repeat(1_048_577)),
    pdf('none.pdf', ''),
  ])
  expect(section.getByText('“big.pdf” is larger than 1 MB')).toBeDefined()
  expect(section.getByText('“none.pdf” is empty')).toBeDefined()
  expect(sent).toEqual([])
})

test('a running upload shows its progress and can be cancelled; the next one follows', async () => {
  const usual = answerUpload
  answerUpload = async (name) => (name === 'slow.pdf' ? (await delay('infinite'), new HttpResponse()) : usual(name))
  const { user, section } = await open()
  fireEvent.drop(section.getByTestId('drop-zone'), { dataTransfer: { files: [pdf('slow.pdf'), pdf('next.pdf')] } })
  expect(await section.findByRole('progressbar', { name: 'Upload of slow.pdf' })).toBeDefined()
  expect(section.getByText('Waiting')).toBeDefined()
  await user.click(section.getByRole('button', { name: 'Cancel slow.pdf' }))
  expect(await section.findByRole('button', { name: 'next.pdf' })).toBeDefined()
  expect(section.queryByText('slow.pdf')).toBeNull()
})

test('a reader sees the files and their ways, but none to add or delete', async () => {
  files = [
    { name: 'deck.pdf', kind: 'PDF', previewable: true },
    { name: 'data.csv', kind: 'CSV' },
  ]
  const { user, section } = await open(false)
  expect(section.queryByRole('button', { name: 'Add files' })).toBeNull()
  expect(section.getByRole('link', { name: 'data.csv' }).getAttribute('href')).toBe('/api/files/1/content?seal=x')
  expect(section.getAllByText(/2 KB/)).not.toHaveLength(0)
  expect(await entriesOf(user, 'Actions for deck.pdf')).toEqual(['Preview', 'Download'])
  await user.keyboard('{Escape}')
  await user.click(section.getByRole('button', { name: 'deck.pdf' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'deck.pdf' }))
  expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/api/files/0/content?seal=x')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('deleting asks first and names the file', async () => {
  files = [{ name: 'deck.pdf', kind: 'PDF', canDelete: true }]
  const { user, section, asked } = await open()
  await user.click(await section.findByRole('button', { name: 'Actions for deck.pdf' }))
  await press(user, await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('deck.pdf')).toBeDefined()
  expect(asked).not.toContain('useFileActionsDeleteMutation')
  files = []
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(section.queryByText('deck.pdf')).toBeNull())
  expect(asked).toContain('useFileActionsDeleteMutation')
})

test('all that was added is sent, and shown, when the page is left meanwhile', async () => {
  const usual = answerUpload
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  answerUpload = async (name) => {
    await left
    return usual(name)
  }
  const { user, section, router } = await open()
  await user.upload(section.getByLabelText('Files to add'), [pdf('one.pdf'), pdf('two.pdf')])
  await waitFor(() => expect(sent).toHaveLength(1))
  await router.navigate('/settings')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Files' })).toBeNull())
  leave()
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']))
  await router.navigate('/projects/7')
  expect(await screen.findByText('two.pdf')).toBeTruthy()
})
