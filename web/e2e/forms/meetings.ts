/** Where the forms about meetings open. */
import type { Opener } from './openers.ts'

export const meetingOpeners: Record<string, Opener | readonly Opener[]> = {
  addMeetingParticipants: { as: 'investor', address: '/meetings/2', press: ['Add people'] },
  cancelMeeting: [
    { as: 'researcher', address: '/meetings/8', press: ['Cancel meeting'] },
    {
      as: 'thabo.molefane',
      address: '/experts/sessions',
      press: [{ in: 'Energy balance of the cooling tower', press: 'Cancel session' }],
    },
  ],
  createMeeting: { as: 'researcher', address: '/meetings/schedule', press: ['Propose a meeting'] },
  moveMeeting: { as: 'researcher', address: '/meetings/1', press: ['Propose other times'] },
  setMeetingTask: { as: 'researcher', address: '/meetings/6', press: ['Add action item'] },
  updateMeeting: { as: 'researcher', address: '/meetings/1', press: ['Edit'] },
}
