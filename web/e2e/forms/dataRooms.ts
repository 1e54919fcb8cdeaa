/** Where the forms of data rooms open: in a demo room, or in a room of their own where they end something. */
import { openProject } from './interests.ts'
import type { Opener } from './openers.ts'
import { perform, type Server } from './server.ts'
import { university } from './shared.ts'

const investor = 'investor'
const demo = '/projects/1/data-room'

/** The page of a room that an investor has asked for, or was given access to; of one that nobody has asked for. */
const room =
  (given: boolean, asked = true) =>
  async (server: Server): Promise<string> => {
    const { id: projectId } = await openProject(server)
    const { dataRoom } = await perform<{ dataRoom: { id: string; path: string } }>(
      server,
      university,
      'startDataRoom',
      { projectId },
      'dataRoom { id path }',
    )
    const { id, path } = dataRoom
    if (!asked) return path
    const request = await perform<{ dataRoom: { ownGrant: { reader: { id: string } } } }>(
      server,
      investor,
      'requestRoomAccess',
      { id, message: 'To judge the pilot' },
      'dataRoom { ownGrant { reader { id } } }',
    )
    const readerId = request.dataRoom.ownGrant.reader.id
    if (given) await perform(server, university, 'setRoomGrant', { id, readerId, expiresOn: '2090-01-01' })
    return path
  }

export const dataRoomOpeners = {
  createRoomFolder: { as: university, address: room(true), press: ['Add folder'] },
  renameRoomFolder: { as: university, address: demo, press: ['Actions for 1 Overview', 'Rename folder'] },
  updateRoomDocument: {
    as: university,
    address: demo,
    press: ['Actions for Summary for partners.pdf', 'Change who can read it'],
  },
  setRoomNda: { as: university, address: room(true), press: ['Change the agreement'] },
  acceptRoomNda: {
    as: investor,
    address: room(true),
    press: ['Read and accept'],
    values: { name: 'Nasser Al Qubaisat' },
  },
  requestRoomAccess: { as: 'bilal.sheraz', address: demo, press: ['Request access'] },
  setRoomGrant: {
    as: university,
    address: room(false),
    press: [/^Approve the request of/],
    values: { expiresOn: '2090-01-01' },
  },
  proposeRoomAccess: { as: 'researcher', address: room(false, false), press: ['Propose reader'] },
  declineRoomAccess: { as: university, address: room(false), press: [/^Decline the request of/] },
  revokeRoomAccess: { as: university, address: room(true), press: [/^End access for/] },
} satisfies Record<string, Opener>
