/** Works that were found in one's ORCID record: reviewed, dismissed and restored, and what is said when that fails or takes long. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, findButton, recorded } from '#web/testing/steps.ts'

const work = (number: number, more: object = {}, dismissedAt: string | null = null) => ({
  __typename: 'OrcidWork',
  id: `w${number}`,
  dismissedAt,
  entry: {
    line: number,
    title: `Work ${number}`,
    year: 2024,
    venue: 'Water',
    authors: ['García, Ana'],
    doi: '',
    ...more,
  },
})
const dismissed = (number: number) => work(number, {}, '2026-11-26T06:00:00Z')
/** The very object, as tests change what it answers. */
const open = (answers: Answers, path = '/research-management/publications/import', lost = new Set<string>()) =>
  renderRoute(path, {
    as: 'RESEARCHER',
    lost,
    answers: Object.assign(answers, {
      publicationSources: { doi: true, orcid: true },
      ownOrcid: { value: '0000-0002-1825-0097' },
      ...answers,
    }),
  })
const found = async () => within(await screen.findByRole('list', { name: 'New works in your ORCID record' }))
const titlesIn = (list: Awaited<ReturnType<typeof found>>) =>
  list.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)

describe('works that were found', () => {
  test('are not spoken of where there are none', async () => {
    open({})
    await screen.findByRole('heading', { name: 'Source' })
    expect(screen.queryByText(/in your ORCID record/)).toBeNull()
    expect(screen.queryByText(/dismissed work/)).toBeNull()
  })

  test('are listed with where they appeared, and with their title alone where nothing more is known', async () => {
    open({ orcidWorks: [work(1, { doi: '10.1000/salt' }), work(2, { venue: '', year: null })] })
    expect(await screen.findByRole('heading', { name: '2 new works in your ORCID record' })).toBeTruthy()
    const [full, bare] = (await found()).getAllByRole('listitem')
    expect(full!.textContent).toContain('Water · 2024 · 10.1000/salt')
    expect(bare!.textContent).toBe('Work 2Not wanted')
  })

  test('go all into the review, which says what one lacks, and are still there on the way back', async () => {
    const problems = [{ field: 'year', message: 'Enter the year' }]
    const { user } = open({ orcidWorks: [work(1), work(2, { year: null, problems })] })
    await user.click(await findButton('Review and import all 2'))
    expect(await screen.findByText(/Enter the year/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Work 1' }).checked).toBe(true)
    expect(screen.queryByRole('checkbox', { name: 'Work 2' })).toBeNull()
    await user.click(button('Back to the source'))
    expect(titlesIn(await found())).toEqual(['Work 1', 'Work 2'])
  })

  test('that cannot be read say so, and are read again', async () => {
    const answers: Answers = { orcidWorks: refusal('INTERNAL', 'Something went wrong') }
    const { user } = open(answers)
    const again = await findButton('Try Again')
    answers['orcidWorks'] = [work(1)]
    await user.click(again)
    expect(titlesIn(await found())).toEqual(['Work 1'])
  })
})

describe('dismissing', () => {
  test('takes a work out of the list, and can be undone', async () => {
    const answers: Answers = { orcidWorks: [work(1), work(2)] }
    const dismiss = recorded(() => {
      Object.assign(answers, { orcidWorks: [work(2)], dismissedOrcidWorks: [dismissed(1)] })
      return { work: dismissed(1) }
    })
    const restore = recorded(() => {
      Object.assign(answers, { orcidWorks: [work(1), work(2)], dismissedOrcidWorks: [] })
      return { work: work(1) }
    })
    Object.assign(answers, { dismissOrcidWork: dismiss.answer, restoreOrcidWork: restore.answer })
    const { user } = open(answers)
    await user.click(await findButton('Not wanted: Work 1'))
    expect(await screen.findByText('Work dismissed')).toBeTruthy()
    await waitFor(async () => expect(titlesIn(await found())).toEqual(['Work 2']))
    expect(screen.getByText('1 dismissed work')).toBeTruthy()
    await user.click(button('Undo'))
    expect(await screen.findByText('Work restored')).toBeTruthy()
    await waitFor(async () => expect(titlesIn(await found())).toEqual(['Work 1', 'Work 2']))
    expect([dismiss.sent, restore.sent]).toEqual([[{ id: 'w1' }], [{ id: 'w1' }]])
  })

  test('that is refused keeps the work, says why, and can be tried again', async () => {
    const dismiss = recorded(refusal('NOT_FOUND', 'This work is no longer there.'))
    const { user } = open({ orcidWorks: [work(1)], dismissOrcidWork: dismiss.answer })
    await user.click(await findButton('Not wanted: Work 1'))
    expect(await screen.findByText('Not saved')).toBeTruthy()
    expect(screen.getByText('This work is no longer there.')).toBeTruthy()
    expect(screen.queryByText('Work dismissed')).toBeNull()
    await user.click(button('Not wanted: Work 1'))
    await waitFor(() => expect(dismiss.sent).toHaveLength(2))
  })

  test('that does not reach the server says so', async () => {
    const { user } = open({ orcidWorks: [work(1)] }, undefined, new Set(['useOrcidWorkDismissMutation']))
    await user.click(await findButton('Not wanted: Work 1'))
    expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
    expect(button('Not wanted: Work 1').disabled).toBe(false)
  })

  test('is sent once while it is under way, and no other beside it', async () => {
    let go = () => {}
    const slow = recorded(() => new Promise((resolve) => (go = () => resolve({ work: dismissed(1) }))))
    const { user } = open({ orcidWorks: [work(1), work(2)], dismissOrcidWork: slow.answer })
    await user.click(await findButton('Not wanted: Work 1'))
    await waitFor(() => expect(slow.sent).toHaveLength(1))
    expect([button('Not wanted: Work 1').disabled, button('Not wanted: Work 2').disabled]).toEqual([true, true])
    await user.click(button('Not wanted: Work 2'))
    expect(slow.sent).toEqual([{ id: 'w1' }])
    go()
    await waitFor(() => expect(button('Not wanted: Work 2').disabled).toBe(false))
  })
})

test('dismissed works alone are folded away, and are restored one by one', async () => {
  const restore = recorded({ work: work(1) })
  const { user } = open({ dismissedOrcidWorks: [dismissed(1), dismissed(2)], restoreOrcidWork: restore.answer })
  const fold = await screen.findByText('2 dismissed works')
  expect(screen.queryByRole('button', { name: /^Review and import/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'No new works in your ORCID record' })).toBeTruthy()
  expect(fold.closest('details')!.open).toBe(false)
  await user.click(fold)
  const list = within(await screen.findByRole('list', { name: 'Dismissed works' }))
  await user.click(list.getByRole('button', { name: 'Restore Work 2' }))
  await waitFor(() => expect(restore.sent).toEqual([{ id: 'w2' }]))
})

describe('the list of publications', () => {
  const path = '/research-management/publications'

  test('says that there are new works, and leads to them', async () => {
    const { user, router } = open({ orcidWorks: [work(1)] }, path)
    expect(await screen.findByText('1 new work in your ORCID record')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'See the work' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/import`))
  })

  test('says nothing of works that are dismissed', async () => {
    open({ dismissedOrcidWorks: [dismissed(1)] }, path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/in your ORCID record/)).toBeNull()
  })
})
