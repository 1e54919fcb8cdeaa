/** The page on backups: what can be relied on, what cannot and why, and what one can ask for. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const good = {
  name: 'ascent-2026-11-25',
  startedAt: '2026-11-25T05:00:00Z',
  error: null,
  archive: 'ascent-2026-11-25.tar.age',
  bytes: 83_886_080,
  encrypted: true,
  version: '1.2.3',
  rowCount: 8_404,
  fileCount: 113,
  missing: 1,
  damaged: 0,
  verifiedAt: '2026-11-25T05:02:00Z',
  problem: null,
}
const report = (more: object = {}) => ({
  folder: '/backups',
  everyHours: 24,
  keep: 14,
  encrypted: true,
  step: null,
  nextAt: '2026-11-26T05:00:00Z',
  latest: good,
  backups: [good],
  ...more,
})
const open = (more: object = {}, answers: object = {}) =>
  renderRoute('/admin/settings/backups', { as: 'ADMIN', answers: { backupReport: report(more), ...answers } })
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Backups and failed attempts' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
}

test('it tells what the latest whole one holds, when the next comes, and where they lie', async () => {
  open()
  expect(await screen.findByText(/^8,404 rows and 113 files, test-restored/)).toBeTruthy()
  expect(screen.getByText('Every 24 hours; the latest 14 are kept')).toBeTruthy()
  expect(screen.getByText('/backups')).toBeTruthy()
  expect(screen.getByText('New backups are encrypted.')).toBeTruthy()
})

test('without any it says what that means, and how to have them', async () => {
  open({ latest: null, backups: [], everyHours: null, nextAt: null, encrypted: false })
  expect(await screen.findByText('None yet')).toBeTruthy()
  expect(screen.getByText(/^Set BACKUP_EVERY/)).toBeTruthy()
  expect(screen.getByText(/^New backups are not encrypted/)).toBeTruthy()
  expect(screen.getByText('No backup has been made yet.')).toBeTruthy()
})

test('each says whether it can be relied on, and why not', async () => {
  const broken = { ...good, name: 'ascent-b', problem: 'The table User has 2 rows where it had 3.' }
  const failed = { ...good, name: 'ascent-f', archive: null, bytes: null, verifiedAt: null, error: 'The disk is full.' }
  const untried = { ...good, name: 'ascent-u', verifiedAt: null, encrypted: false, missing: 0 }
  open({ backups: [good, broken, failed, untried] })
  const [first, second, third, fourth] = await rows()
  expect(first).toContain('Verified8,404 rows, 113 files1 file was already missing80 MB, encrypted')
  expect(second).toContain('Damaged')
  expect(second).toContain('The table User has 2 rows where it had 3.')
  expect(third).toContain('FailedThe disk is full.')
  expect(third).not.toContain('Test restore')
  expect(fourth).toContain('Not verified8,404 rows, 113 files80 MB, not encryptedNever')
})

test('one is asked for, and restored on trial', async () => {
  const [created, verified] = [recorded({ backupReport: report() }), recorded({ backupReport: report() })]
  const { user } = open({}, { createBackup: created.answer, verifyBackup: verified.answer })
  await user.click(await findButton('Back up now'))
  expect(await screen.findByText('Backup requested')).toBeTruthy()
  await user.click(await findButton(/^Test restore: /))
  await waitFor(() => expect(verified.sent).toEqual([{ name: good.name }]))
  expect(await screen.findByText('Test restore requested')).toBeTruthy()
})

test('while one is made it says so, and nothing more can be asked for', async () => {
  open({ step: 'COPYING' })
  expect(await screen.findByText('A backup is being made.')).toBeTruthy()
  for (const name of ['Back up now', /^Test restore: /])
    expect(((await findButton(name)) as HTMLButtonElement).disabled).toBe(true)
})
