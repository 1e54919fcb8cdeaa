import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Sections in one column, or in two without holes on wide screens; read downwards. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    columnCount={{ base: 1, xl: 2 }}
    columnGap="5"
    // Inline against a break inside of a section; flex for the gap below its heading.
    css={{ '& > *': { breakInside: 'avoid', marginBottom: '5', display: 'inline-flex', width: '100%' } }}
  >
    {children}
  </Box>
)
