/** A table of figures on narrow screens: each row is a card, and each cell says its column (`data-label`). */
export const asCards = {
  mdDown: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', paddingY: '2', borderBottomWidth: '1px' },
    '& tr:last-child': { borderBottomWidth: '0' },
    '& th[scope=row]': { display: 'block', borderBottomWidth: '0', paddingX: '0', paddingY: '1', minWidth: '0' },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      borderBottomWidth: '0',
      paddingX: '0',
      paddingY: '1',
      minWidth: '0',
    },
    '& td::before': { content: 'attr(data-label)', color: 'fg.muted', fontWeight: 'normal', textAlign: 'start' },
  },
} as const
