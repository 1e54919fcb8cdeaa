/** The title of a record in a row or on a card, which opens it beside its list. */
import { Link as TextLink } from '@chakra-ui/react'
import { ownWay } from '../ownWay.tsx'

interface Props {
  children: string
  onOpen: () => void
}

export const OpenTitle = ({ children, onOpen }: Props) => (
  <TextLink as="button" fontWeight="medium" textAlign="start" overflowWrap="anywhere" onClick={onOpen}>
    {ownWay(children)}
  </TextLink>
)
