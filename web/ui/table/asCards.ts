/**
 * A table in a narrow place: each row is a card, and each cell stands beside its column's name (`data-label`). The place is a
 * container (`containerType`), so that this holds for a narrow part of a wide window, too.
 */
export const asCards = {
  '@container (max-width: 30rem)': {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', paddingY: '2', borderBottomWidth: '1px' },
    '& tr:last-child': { borderBottomWidth: '0' },
    '& th[scope=row], & td': {
      display: 'block',
      borderBottomWidth: '0',
      paddingX: '0',
      paddingY: '1',
      minWidth: '0',
      whiteSpace: 'normal',
    },
    '& th[scope=row]': { fontWeight: 'medium' },
    '& td[data-label]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 2fr) 3fr',
      columnGap: '4',
      alignItems: 'start',
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'fg.muted',
      fontWeight: 'normal',
      textAlign: 'start',
    },
    '& td > div': { overflowWrap: 'anywhere', minWidth: '0' },
    '& .one-line': { whiteSpace: 'normal' },
    '& td:has(> div:empty)': { display: 'none' },
  },
} as const
