/** Shown when a record does not exist or the viewer may not see it: the whole page with a way back, or a part of a sheet. */
import { Button } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../feedback/EmptyState.tsx'

export interface Back {
  to: string
  label: string
}

interface Props {
  title: string
  message: string
  /** The way back to the list; given on a page. */
  back?: Back
}

export const RecordMissing = ({ title, message, back }: Props) => (
  <EmptyState
    page={back !== undefined}
    kind="found"
    icon={FileQuestion}
    title={title}
    message={message}
    action={
      back && (
        <Button asChild variant="outline">
          <Link to={back.to}>{back.label}</Link>
        </Button>
      )
    }
  />
)
