/** Editing a project: what is changed is listed before it is saved, kept for its writer until then, and there again on return. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { permissions, rolesOf } from '#api/policy.ts'
import type { Answers } from '#web/testing/answers.ts'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, recorded } from '#web/testing/steps.ts'

const project = {
  __typename: 'Project',
  id: 'p',
  number: 12,
  title: 'Still',
  description: 'Water',
  status: 'ACTIVE',
  trl: 4,
  tags: [],
  fundingStatus: 'UNFUNDED',
  canUpdate: true,
  confidential: false,
  publiclyDisclosed: false,
  seekingInvestment: false,
  visibleToResearchers: false,
  updatedAt: '2026-11-20T08:00:00Z',
}
const nothingKept = { viewer: { __typename: 'Viewer', id: 'viewer', drafts: [] } }

/** The viewer as renderRoute makes one, with what was changed earlier. */
const kept = (changed: object, since = project.updatedAt) => {
  const own = permissions.filter((permission) => rolesOf(permission).includes('RESEARCHER'))
  const viewer = { id: 'viewer', userId: 'user', number: 1, name: 'Test Person', email: 'a@b.c', role: 'RESEARCHER' }
  const draft = { id: 'd', form: 'PROJECT_EDIT', subject: '12', step: 0, updatedAt: '2026-11-21T08:00:00Z' }
  return {
    viewer: { ...viewer, status: 'ACTIVE', permissions: own, drafts: [{ ...draft, values: { changed, since } }] },
  }
}

const edit = (answers: Answers = {}, lost = new Set<string>()) =>
  renderRoute('/researchers/projects/12/edit', { as: 'RESEARCHER', answers: { project, ...answers }, lost })
const title = () => screen.findByLabelText<HTMLInputElement>(/^Title/)
const changes = () => screen.queryByRole('region', { name: 'Your changes' })
const lines = () =>
  within(changes()!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what is changed is listed before it is saved, each a way to its field, and counted for those who listen', async () => {
  const { user } = edit()
  await user.type(await title(), ' of the sun')
  await waitFor(() => expect(lines()).toEqual(['TitleStillStill of the sun']))
  expect(screen.getByText('1 change').getAttribute('role')).toBe('status')
  await user.selectOptions(screen.getByLabelText(/^TRL/), '5')
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(screen.getByText('2 changes')).toBeTruthy()
  await user.click(within(changes()!).getByRole('button', { name: 'TRL' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^TRL/))
  await user.selectOptions(screen.getByLabelText(/^TRL/), '4')
  await user.clear(await title())
  await user.type(await title(), 'Still')
  await waitFor(() => expect(changes()).toBeNull())
  expect(screen.queryByText(/^\d+ changes?$/)).toBeNull()
})

test('what is changed is kept as a draft, and not written into the project; written back, nothing is kept', async () => {
  const saving = recorded(nothingKept)
  const dropping = recorded(nothingKept)
  const { user, asked } = edit({ saveDraft: saving.answer, deleteDraft: dropping.answer })
  await user.click(await title())
  await user.paste(' of the sun')
  await waitFor(() => expect(saving.sent).toHaveLength(1), { timeout: 8_000 })
  expect(saving.sent[0]).toEqual({
    form: 'PROJECT_EDIT',
    subject: '12',
    step: 0,
    values: { changed: { title: 'Still of the sun' }, since: project.updatedAt },
  })
  expect(asked).not.toContain('ProjectEditFormMutation')
  await user.clear(await title())
  await user.paste('Still')
  await waitFor(() => expect(dropping.sent).toEqual([{ form: 'PROJECT_EDIT', subject: '12' }]), { timeout: 8_000 })
  expect(saving.sent).toHaveLength(1)
}, 30_000)

test('what was kept is there again with its time and its changes, and saving the project ends it', async () => {
  const updating = recorded({ project: { ...project, title: 'Solar still' }, ...nothingKept })
  const { user } = edit({ ...kept({ title: 'Solar still', gone: 1 }), updateProject: updating.answer })
  expect((await title()).value).toBe('Solar still')
  expect(screen.getByText(/^You have unsaved changes from /)).toBeTruthy()
  expect(screen.queryByText(/^The project was changed after you started editing/)).toBeNull()
  expect(lines()).toEqual(['TitleStillSolar still'])
  await user.click(button('Save changes'))
  await waitFor(() => expect(updating.sent).toMatchObject([{ id: 'p', title: 'Solar still', fromDraft: true }]))
  expect(await screen.findByText(/Changed: title/)).toBeTruthy()
})

test('what was kept can be discarded', async () => {
  const dropping = recorded(nothingKept)
  const { user } = edit({ ...kept({ title: 'Solar still' }), deleteDraft: dropping.answer })
  await user.click(await screen.findByRole('button', { name: 'Discard unsaved changes' }))
  await waitFor(async () => expect((await title()).value).toBe('Still'))
  expect(dropping.sent).toEqual([{ form: 'PROJECT_EDIT', subject: '12' }])
  await waitFor(() => expect(changes()).toBeNull())
  expect(screen.getByText(/^Your changes are kept/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Discard unsaved changes' })).toBeNull()
})

test('a project that was changed meanwhile shows what it has now below what was kept, and says so', async () => {
  edit({
    ...kept({ title: 'Solar still' }, '2026-11-19T08:00:00Z'),
    project: { ...project, title: 'Salt still', description: 'Sea water' },
  })
  expect((await title()).value).toBe('Solar still')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('Sea water')
  expect(screen.getByText(/^The project was changed after you started editing/)).toBeTruthy()
  expect(lines()).toEqual(['TitleSalt stillSolar still'])
})

test('what is saved by now is not offered again', async () => {
  edit({ ...kept({ title: 'Still' }) })
  await title()
  expect(screen.getByText(/^Your changes are kept/)).toBeTruthy()
})

test('what could not be kept offline is kept once the server is back', async () => {
  const saving = recorded(nothingKept)
  const lost = new Set(['useDraftMutation'])
  let away = true
  network.use(http.get('*/healthz', () => (away ? HttpResponse.error() : HttpResponse.text('ok'))))
  const { user } = edit({ saveDraft: saving.answer }, lost)
  await user.click(await title())
  await user.paste(' of the sun')
  expect(await screen.findByText('It will be saved when you are back online.', {}, { timeout: 15_000 })).toBeTruthy()
  lost.clear()
  away = false
  expect(await screen.findByText('Draft saved', {}, { timeout: 15_000 })).toBeTruthy()
  expect(saving.sent).toHaveLength(1)
}, 40_000)

test('who may not edit the project sees no form, whatever was kept', async () => {
  edit({ ...kept({ title: 'Solar still' }), project: { ...project, canUpdate: false } })
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Title/)).toBeNull()
})
