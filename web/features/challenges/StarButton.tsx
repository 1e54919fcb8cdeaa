/** Stars a challenge or takes the star off: shown at once, undone when it fails. */
import { IconButton } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/starButton.js'
import type { StarButton_challenge$key } from '#web/__generated__/StarButton_challenge.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { useStar } from './useStar.ts'

export function StarButton({ challenge }: { challenge: StarButton_challenge$key }) {
  const { id, title, starred, canStar } = useFragment(
    graphql`
      fragment StarButton_challenge on Challenge {
        id
        title
        starred
        canStar
      }
    `,
    challenge,
  )
  const { star, unstar, pending } = useStar()
  // Those who check challenges have no list of starred ones.
  const browses = useAllowed('CHALLENGE_BROWSE')
  if (!browses || (!canStar && !starred)) return null
  return (
    <IconButton
      size="sm"
      variant="ghost"
      flexShrink="0"
      aria-label={`${starred ? texts.unstar() : texts.star()} ${title}`}
      aria-pressed={starred}
      aria-disabled={pending}
      color={starred ? 'brand.fg' : 'fg.muted'}
      onClick={() => !pending && void (starred ? unstar(id) : star(id))}
    >
      <Star size={18} fill={starred ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
