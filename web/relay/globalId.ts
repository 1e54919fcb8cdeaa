/** The global id of a record whose number is known, as the server makes it; of what is no number, the id of nothing. */
export const globalId = (type: string, number: number | string): string => btoa(`${type}:${encodeURIComponent(number)}`)

/** The number in a global id, as addresses write it. */
export const numberOf = (id: string): string => atob(id).split(':')[1] ?? ''

/** The kind of record that a global id is of. */
export const kindOf = (id: string): string => atob(id).split(':')[0] ?? ''
