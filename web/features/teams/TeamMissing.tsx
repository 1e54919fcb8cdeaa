/** There is no such team, or none for this viewer. */
import { Button } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

export const TeamMissing = ({ page = false }: { page?: boolean }) => (
  <EmptyState
    page={page}
    icon={FileQuestion}
    title="Team not found"
    message="The team you're looking for doesn't exist, or you are no longer in it."
    action={
      <Button asChild variant="outline">
        <Link to="/teams">Back to Teams</Link>
      </Button>
    }
  />
)
