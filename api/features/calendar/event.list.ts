/** How the list of events is searched. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { search } from '../../listField.ts'

/** The events with a text in the title or, where the viewer may read it, in the agenda. */
export function eventFound(
  text: string | null | undefined,
  access: Access,
): Prisma.CalendarEventWhereInput | undefined {
  const titled = search('searchTitle', text)
  return titled && { OR: [titled, { AND: [search('searchText', text)!, access.within('EVENT_READ_INSIDE')] }] }
}
