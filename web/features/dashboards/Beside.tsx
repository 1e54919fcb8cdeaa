import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What is read and a chart beside it on wide screens, below it elsewhere; without the chart, what is read has all the width. */
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
