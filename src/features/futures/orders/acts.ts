/** What may stand over the list, of one of its positions. */
export type PositionAct = 'close' | 'exits' | 'details' | 'share';
