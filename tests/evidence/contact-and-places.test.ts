import { contactAndPlaces } from './cards/contact-and-places.ts';
import { proveAll } from './support/evidence.ts';

proveAll(contactAndPlaces);
