/** The global id of a record whose number is known, as the server makes it. */
export const globalId = (type: string, number: number | string): string => btoa(`${type}:${number}`)

/** The number in a global id, as addresses write it. */
export const numberOf = (id: string): string => atob(id).split(':')[1] ?? ''
