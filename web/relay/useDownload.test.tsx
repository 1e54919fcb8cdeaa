/** Files of the server are asked for with the token of the page; a failure is said in the person's language. */
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const meeting = {
  __typename: 'Meeting',
  id: 'meeting',
  number: 6,
  kind: 'MEETING',
  state: 'CONFIRMED',
  title: 'Pilot plant',
  startsAt: '2027-03-01T06:00:00.000Z',
  endsAt: '2027-03-01T07:00:00.000Z',
  participants: [],
  times: [],
  canReadInside: true,
}

/** Opens a meeting, asks for its calendar file, and gives what the server was sent. */
async function asked(answer: () => Response) {
  const sent: Request[] = []
  network.use(
    http.get('*/api/meetings/6/calendar', ({ request }) => {
      sent.push(request)
      return answer()
    }),
  )
  URL.createObjectURL = () => 'blob:x'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = renderRoute('/meetings/6', { as: 'RESEARCHER', answers: { meeting } })
  await user.click(await screen.findByRole('button', { name: 'Calendar file' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer token')
  return saved
}

test('a calendar file is saved under its name', async () => {
  const saved = await asked(() => HttpResponse.text('BEGIN:VCALENDAR'))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect((saved.mock.instances[0] as unknown as HTMLAnchorElement).download).toBe('meeting-6.ics')
})

test('a refusal is said in the words of the server', async () => {
  await asked(() => HttpResponse.json({ message: 'Sign in again' }, { status: 401 }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
  expect(screen.getByText('Sign in again')).toBeTruthy()
})

test('a failure without words says what to do', async () => {
  await asked(() => new HttpResponse('', { status: 502 }))
  expect(await screen.findByText('The server answered with status 502. Try again later.')).toBeTruthy()
})
