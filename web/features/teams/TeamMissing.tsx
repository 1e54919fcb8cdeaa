/** There is no such team, or none for this viewer. */
import { Button } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/teams/teamMissing.js'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

export const TeamMissing = ({ page = false }: { page?: boolean }) => (
  <EmptyState
    page={page}
    icon={FileQuestion}
    title={texts.teamNotFound()}
    message={texts.theTeamYoureLookingFor()}
    action={
      <Button asChild variant="outline">
        <Link to="/teams">{texts.backToTeams()}</Link>
      </Button>
    }
  />
)
