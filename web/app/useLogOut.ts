import { graphql } from 'react-relay'
import type { useLogOutMutation } from '#web/__generated__/useLogOutMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { endSession } from './session.ts'

/** Ends the session here and on the server; a server that cannot be reached does not keep anyone signed in here. */
export function useLogOut() {
  const [commit] = useAction<useLogOutMutation>(
    graphql`
      mutation useLogOutMutation {
        logout {
          done
        }
      }
    `,
    { failure: null, alone: true },
  )
  return async () => {
    await commit({})
    endSession('/auth')
  }
}
