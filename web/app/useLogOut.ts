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
          providerAddress
        }
      }
    `,
    { failure: null, alone: true },
  )
  return async () => {
    const outcome = await commit({})
    endSession('/auth')
    const address = outcome.ok ? outcome.data.logout.providerAddress : null
    if (address) window.location.assign(address)
  }
}
