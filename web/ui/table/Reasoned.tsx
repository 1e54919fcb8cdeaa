/** What a score is of, and why it is what it is. */
import { Text } from '@chakra-ui/react'
import { ownWay } from '../ownWay.tsx'

interface Props {
  title: string
  reasons: readonly string[]
}

export const Reasoned = ({ title, reasons }: Props) => (
  <>
    <Text fontWeight="medium">{title}</Text>
    <Text fontSize="xs" color="fg.muted">
      {ownWay(reasons.join(' '))}
    </Text>
  </>
)
