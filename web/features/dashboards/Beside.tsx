import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The two columns of a dashboard on wide screens, one below the other elsewhere; one alone has all the width. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    gap="5"
    alignItems="start"
    css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
  >
    {children}
  </Grid>
)
