import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Sections in one column, or in two without holes on wide screens; read downwards. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    columnCount={{ base: 1, xl: 2 }}
    columnGap="5"
    css={{ '& > *': { breakInside: 'avoid', marginBottom: '5', display: 'inline-block', width: '100%' } }}
  >
    {children}
  </Box>
)
