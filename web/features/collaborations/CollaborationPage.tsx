/** One collaboration: everything that the two sides share. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useSubscription } from 'react-relay/hooks'
import { useParams } from 'react-router'
import * as texts from '#texts/collaborations/collaborationPage.js'
import type { CollaborationPageQuery } from '#web/__generated__/CollaborationPageQuery.graphql.ts'
import type { CollaborationPageSubscription } from '#web/__generated__/CollaborationPageSubscription.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { collaborationsPath } from './collaborationPath.ts'
import { CollaborationView } from './CollaborationView.tsx'

const subscription = graphql`
  subscription CollaborationPageSubscription($number: Int!) {
    collaborationChanged(number: $number) {
      collaboration {
        ...CollaborationView_collaboration
      }
    }
  }
`

export default function CollaborationPage() {
  const { collaboration } = usePage<CollaborationPageQuery>(graphql`
    query CollaborationPageQuery($number: Int!) @preloadable {
      collaboration(number: $number) {
        ...CollaborationView_collaboration
      }
    }
  `)
  const { permissions } = useViewer()
  const path = collaborationsPath(permissions)
  const back = { to: path, label: texts.backToCollaborations() }
  if (!collaboration)
    return (
      <RecordMissing
        title={texts.collaborationNotFound()}
        message={texts.theCollaborationYoureLookingFor()}
        back={back}
      />
    )
  return (
    <>
      <CollaborationView collaboration={collaboration} back={back} />
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
