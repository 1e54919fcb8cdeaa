/** Where the forms about experts and their sessions open. */
import { more, workingDay } from './shared.ts'
import type { Opener } from './openers.ts'

const sensors = 'Cost of a shared sensor pole'

export const expertOpeners: Record<string, Opener | readonly Opener[]> = {
  answerIntroduction: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: 'Introduction requests from companies', press: 'Decline' }],
  },
  requestIntroduction: { as: 'industry', address: '/experts?expert=56', press: ['Request introduction'] },
  answerExpertSession: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: 'Chlorine in brine bricks', press: 'Decline' }],
  },
  bookExpertSession: {
    as: 'industry',
    address: '/experts?expert=57',
    press: [more, 'Book a session'],
    values: { sessionDate: workingDay() },
  },
  moveExpertSession: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: sensors, press: 'Reschedule' }],
    values: { sessionDate: workingDay() },
  },
  setAvailability: [
    { as: 'lina.abourjeily', address: '/experts/sessions?tab=availability' },
    {
      as: 'lina.abourjeily',
      address: '/experts/sessions?tab=availability',
      press: ['Add days'],
      nth: 1,
      values: { fromMinute: '540', untilMinute: '600' },
    },
  ],
  updateExpertSession: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: sensors, press: 'Link and notes' }],
  },
}
