/** The page of a team that does not exist or that the viewer may not see; a part of a sheet without `page`. */
import * as texts from '#texts/teams/teamMissing.js'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'

export const TeamMissing = ({ page = false }: { page?: boolean }) => (
  <RecordMissing
    title={texts.teamNotFound()}
    message={texts.theTeamYoureLookingFor()}
    {...(page && { back: { to: '/teams', label: texts.backToTeams() } })}
  />
)
