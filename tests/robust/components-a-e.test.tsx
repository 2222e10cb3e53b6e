import './setting.ts';
import { kitComponents } from './kit.tsx';
import { walk } from './walk.tsx';

walk(kitComponents('A', 'E'));
