import { type DeskPort, serveLaboratory } from '../../../lab/desk.ts';
import { laboratory, usualBots } from '../../../lab/laboratory.ts';
import { pulpCity } from '../../../systems/pulp-city/index.ts';
import { pulpCityLab } from '../../../systems/pulp-city/lab/lab.ts';

serveLaboratory(laboratory(pulpCityLab, usualBots(pulpCity)), self as unknown as DeskPort, (work) => {
  setTimeout(work);
});
