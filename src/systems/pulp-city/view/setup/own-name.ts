/** What all cards of the player's own together are called. */
export const OWN_NAME = { en: 'Cards of your own', fr: 'Vos propres cartes' };
