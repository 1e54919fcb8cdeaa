/** Keeps open pages of a team in step with its changes. */
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'

/** Has open pages read the team's discussion and files again, once the change is committed. */
export const refreshTeam = ({ afterCommit }: Pick<Work, 'afterCommit'>, id: number): void =>
  afterCommit(() => publish(`Team:${id}`, { id }))
