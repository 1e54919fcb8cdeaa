/** What may be wider than its place: it is scrolled sideways, with the keys, too. */
import { Box, type BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props extends BoxProps {
  name: string
  children: ReactNode
}

export const Sideways = ({ name, ...rest }: Props) => (
  <Box width="full" overflowX="auto" tabIndex={0} role="group" aria-label={name} {...rest} />
)
