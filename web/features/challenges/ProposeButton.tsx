/** Submit Proposal: for those who may propose while the challenge is open; the dialog goes on with the draft that is there. */
import { Box, Button } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/proposeButton.js'
import type { ProposeButton_challenge$key } from '#web/__generated__/ProposeButton_challenge.graphql.ts'
import { lazily, useOnceOpen } from '#web/ui/overlay/lazily.ts'

const ProposalDialog = lazily(async () => ({
  default: (await import('#web/features/proposals/ProposalDialog.tsx')).ProposalDialog,
}))

export function ProposeButton({ challenge: key }: { challenge: ProposeButton_challenge$key }) {
  const challenge = useFragment(
    graphql`
      fragment ProposeButton_challenge on Challenge {
        canPropose
        ...ProposalDialog_challenge
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const opened = useOnceOpen(open)
  if (!challenge.canPropose) return null
  const close = () => setOpen(false)
  return (
    <Box>
      <Button onClick={() => setOpen(true)}>{texts.submitProposal()}</Button>
      {opened && (
        <Suspense>
          <ProposalDialog open={open} challenge={challenge} onClose={close} />
        </Suspense>
      )}
    </Box>
  )
}
