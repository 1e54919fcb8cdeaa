/** One collaboration: everything that the two sides share. */
import { Button } from '@chakra-ui/react'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useSubscription } from 'react-relay/hooks'
import { Link, useParams } from 'react-router'
import * as texts from '#texts/collaborations/collaborationPage.js'
import type { CollaborationPageQuery } from '#web/__generated__/CollaborationPageQuery.graphql.ts'
import type { CollaborationPageSubscription } from '#web/__generated__/CollaborationPageSubscription.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CollaborationBadges } from './CollaborationBadges.tsx'
import { collaborationsPath } from './collaborationPath.ts'
import { CollaborationView } from './CollaborationView.tsx'
import { MoveCollaboration } from './MoveCollaboration.tsx'

const subscription = graphql`
  subscription CollaborationPageSubscription($number: Int!) {
    collaborationChanged(number: $number) {
      collaboration {
        title
        ...CollaborationBadges_collaboration
        ...MoveCollaboration_collaboration
        ...CollaborationView_collaboration
      }
    }
  }
`

export default function CollaborationPage() {
  const { collaboration } = usePage<CollaborationPageQuery>(graphql`
    query CollaborationPageQuery($number: Int!) @preloadable {
      collaboration(number: $number) {
        number
        title
        ...CollaborationBadges_collaboration
        ...MoveCollaboration_collaboration
        ...CollaborationView_collaboration
      }
    }
  `)
  const { permissions } = useViewer()
  const path = collaborationsPath(permissions)
  if (!collaboration)
    return (
      <EmptyState
        page
        icon={FileQuestion}
        title={texts.collaborationNotFound()}
        message={texts.theCollaborationYoureLookingFor()}
        action={
          <Button asChild variant="outline">
            <Link to={path}>{texts.backToCollaborations()}</Link>
          </Button>
        }
      />
    )
  return (
    <>
      <Button asChild variant="plain" paddingX="0" color="fg.muted" marginBottom="2">
        <Link to={path}>
          <ArrowLeft size={16} aria-hidden />
          {texts.backToCollaborations()}
        </Link>
      </Button>
      <PageHeader
        title={collaboration.title}
        description={<CollaborationBadges collaboration={collaboration} />}
        actions={<MoveCollaboration collaboration={collaboration} />}
      />
      <CollaborationView collaboration={collaboration} />
      <Listening />
    </>
  )
}

/** Hears what the others change, as long as the page is open. */
function Listening() {
  const number = Number(useParams()['id']) || 0
  useSubscription<CollaborationPageSubscription>(
    useMemo(() => ({ subscription, variables: { number }, onError: () => {} }), [number]),
  )
  return null
}
