/** Windows in which a data room is open, on every node. A room has the number of its project. */
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'

/** What a reader has open closes when it may no longer be seen: windows ask again once the change is committed. */
export const tellReader = ({ afterCommit }: Pick<Work, 'afterCommit'>, id: number, readerId: number | null): void =>
  afterCommit(() => readerId !== null && publish(`dataRoom:${id}`, { id, readerId }))

/** The same to everybody who has the room open, with access or without. */
export const tellRoom = ({ afterCommit }: Pick<Work, 'afterCommit'>, id: number): void =>
  afterCommit(() => publish(`dataRoom:${id}`, { id }))
