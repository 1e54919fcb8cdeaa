export const limit = async (name: string, key: string) => {
  void name
  void key
}
