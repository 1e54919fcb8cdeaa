/** Starring and unstarring, each shown before the server has answered. */
import { graphql } from 'react-relay'
import * as texts from '#texts/challenges/useStar.js'
import type { useStarMutation } from '#web/__generated__/useStarMutation.graphql.ts'
import type { useStarRemoveMutation } from '#web/__generated__/useStarRemoveMutation.graphql.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useAction } from '#web/relay/useAction.ts'

const added = {
  success: { title: texts.challengeStarred(), description: texts.addedToYourFavorites() },
  failure: null,
}
const removed = {
  success: { title: texts.challengeUnstarred(), description: texts.removedFromYourFavorites() },
  failure: null,
}

const failed = () =>
  toast({
    kind: 'error',
    title: texts.error(),
    description: texts.failedToUpdateChallengeStar(),
  })

export function useStar() {
  const [add, adding] = useAction<useStarMutation>(
    graphql`
      mutation useStarMutation($input: StarChallengeInput!) {
        starChallenge(input: $input) {
          challenge {
            id
            starred
          }
          viewer {
            id
            ...StarredChallenges_viewer
          }
        }
      }
    `,
    added,
  )
  const [remove, removing] = useAction<useStarRemoveMutation>(
    graphql`
      mutation useStarRemoveMutation($input: UnstarChallengeInput!) {
        unstarChallenge(input: $input) {
          challenge {
            id
            starred
          }
          viewer {
            id
            ...StarredChallenges_viewer
          }
        }
      }
    `,
    removed,
  )
  return {
    pending: adding || removing,
    star: async (id: string) => {
      const { ok } = await add({ input: { id } }, (store) => void store.get(id)?.setValue(true, 'starred'))
      if (!ok) failed()
    },
    unstar: async (id: string) => {
      const { ok } = await remove({ input: { id } }, (store) => void store.get(id)?.setValue(false, 'starred'))
      if (!ok) failed()
    },
  }
}
