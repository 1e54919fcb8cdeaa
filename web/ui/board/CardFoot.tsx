/** The foot of a card: its badges, and what moves it; below them where the column is too narrow for both. */
import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { MenuAction } from '../ActionMenu.tsx'
import { RowMenu } from '../RowMenu.tsx'

interface Props {
  /** What picks the card up. */
  handle: ReactNode
  /** Whose menu it is. */
  label: string
  /** The moves; without any there is no menu. */
  moves: readonly MenuAction[]
  children: ReactNode
}

export const CardFoot = ({ handle, label, moves, children }: Props) => (
  <Flex gap="1" alignItems="center" wrap="wrap" marginTop="2">
    <Flex gap="1.5" alignItems="center" wrap="wrap" flex="1 1 auto" maxWidth="full">
      {children}
    </Flex>
    <Flex flexShrink="0" marginStart="auto">
      {handle}
      {moves.length > 0 && <RowMenu label={label} actions={moves} />}
    </Flex>
  </Flex>
)
