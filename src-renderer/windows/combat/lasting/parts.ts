/** What the referee says of those who fight; `referee` alone is the list, the last three its rulings of a key. */
export type LastingDialog = 'condition' | 'save' | 'morale' | 'referee' | 'initiative' | 'place' | 'leave';
