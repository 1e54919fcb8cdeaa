/** There is no such project, or none for this viewer: as a page of its own with a way back, or in a dialog. */
import { Button } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/projects/projectMissing.js'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

export const ProjectMissing = ({
  title = texts.projectNotFound(),
  message = texts.theProjectYoureLookingFor(),
  back = false,
}: {
  title?: string
  message?: string
  back?: boolean
}) => (
  <EmptyState
    page={back}
    icon={FileQuestion}
    title={title}
    message={message}
    action={
      back && (
        <Button asChild variant="outline">
          <Link to="/projects">{texts.backToProjects()}</Link>
        </Button>
      )
    }
  />
)
