/** How the list of meetings is searched. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { search } from '../../listField.ts'

/** The meetings with a text in the title or, where the viewer may read it, in the agenda. */
export function meetingFound(text: string | null | undefined, access: Access): Prisma.MeetingWhereInput | undefined {
  const titled = search('searchTitle', text)
  return titled && { OR: [titled, { AND: [search('searchText', text)!, access.within('MEETING_READ_INSIDE')] }] }
}
