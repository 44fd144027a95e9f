/** Tables stand among the documents of the player's own beside Teams; their first line says what they are. */
const TABLE_MARK = '"pulp-city-tabletop/table"';
const HEAD = 120;

export const isTableText = (text: string): boolean => text.slice(0, HEAD).includes(TABLE_MARK);
