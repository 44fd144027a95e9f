import { type Port, serveAdvice } from '../../../bots/serve.ts';
import { pulpCity } from '../../../systems/pulp-city/index.ts';

serveAdvice(pulpCity, self as unknown as Port, () => performance.now());
